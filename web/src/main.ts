import '@fontsource-variable/alegreya/wght.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import './art/colours.css';
import './app/app.css';
import { mount } from 'svelte';
import App from './app/shell/App.svelte';
import { needMessages, setLanguage } from './app/i18n.svelte';
import { loadPage } from './app/shell/pages';
import { router } from './app/router.svelte';
import { settings } from './app/settings.svelte';

// The page and its words are fetched side by side: one after the other, each would cost a slow network a round trip.
const { route } = router;
const { page, messages } = loadPage(route);
needMessages(...messages);
// If the page can't be had, the app says so.
const [first] = await Promise.all([page.catch(() => null), setLanguage(settings.language)]);
mount(App, { target: document.getElementById('app')!, props: { first: first && { Page: first.default, route } } });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/offline.js');
}
