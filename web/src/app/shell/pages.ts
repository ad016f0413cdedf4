/** The pages: each is a chunk of its own, with the message files it needs. */
import type { Component } from 'svelte';
import type { Route } from '../router.svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Page = Component<any>;
interface Loading {
  page: Promise<{ default: Page }>;
  messages: string[];
}

/** Begin to fetch a page. */
export function loadPage(route: Route): Loading {
  switch (route.page) {
    case 'home':
      return { page: import('../../home/HomePage.svelte'), messages: ['home'] };
    case 'new':
      return { page: import('../../new-table/NewTablePage.svelte'), messages: ['home'] };
    case 'mine':
      return { page: import('../../home/MyTablesPage.svelte'), messages: ['home', 'players'] };
    case 'me':
      return {
        page: import('../../players/profile/ProfilePage.svelte'),
        messages: ['home', 'players', 'friends', 'ratings'],
      };
    case 'profile':
      return {
        page: import('../../players/profile/PublicProfilePage.svelte'),
        messages: ['home', 'players', 'ratings'],
      };
    case 'friends':
      return { page: import('../../players/friends/FriendsPage.svelte'), messages: ['home', 'friends'] };
    case 'friend':
      return { page: import('../../players/friends/FriendLinkPage.svelte'), messages: ['home', 'friends'] };
    case 'device':
      return { page: import('../../players/devices/DeviceLinkPage.svelte'), messages: ['home', 'players'] };
    case 'lobby':
      return { page: import('../../lobby/LobbyPage.svelte'), messages: ['home', 'lobby', 'friends'] };
    case 'host':
      return { page: import('../../host/HostPage.svelte'), messages: ['home', 'host', 'words-host'] };
    case 'ratings':
      return { page: import('../../ratings/LeaderBoardsPage.svelte'), messages: ['home', 'ratings'] };
    case 'tournaments':
      return {
        page: import('../../tournaments/TournamentsPage.svelte'),
        messages: ['home', 'lobby', 'tournaments', 'words-tournaments'],
      };
    case 'new-tournament':
      return {
        page: import('../../tournaments/NewTournamentPage.svelte'),
        messages: ['home', 'lobby', 'tournaments', 'words-tournaments'],
      };
    case 'tournament':
      return {
        page: import('../../tournaments/TournamentPage.svelte'),
        messages: ['home', 'lobby', 'tournaments', 'words-tournaments'],
      };
    case 'notifications':
      return { page: import('../../notifications/NotificationsPage.svelte'), messages: ['notices'] };
    case 'mail-link':
      return { page: import('../../notifications/MailLinkPage.svelte'), messages: ['notices'] };
    case 'table':
      return { page: import('../../table/TableEntry.svelte'), messages: ['table'] };
    case 'replay':
      return { page: import('../../replay/ReplayPage.svelte'), messages: ['after', 'table'] };
    case 'learn':
      return { page: import('../../lesson/LearnPage.svelte'), messages: ['rules'] };
    case 'rules':
      return { page: import('../../rules/RulesPage.svelte'), messages: ['rules', 'words-schotten-totten'] };
    default:
      return { page: import('./NotFound.svelte'), messages: [] };
  }
}
