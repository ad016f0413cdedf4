/** What a reader has chosen, kept in the browser. */
import { isLanguage, preferred, speak, type Language } from './words.svelte';

export type Theme = 'system' | 'light' | 'dark';
const KEY = 'highlands.settings';

interface Kept {
  language?: string;
  theme?: Theme;
  sound?: boolean;
  motion?: boolean;
  signs?: boolean;
  autoClaim?: boolean;
  sort?: 'colour' | 'strength';
  name?: string;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  sound = $state(false);
  motion = $state(true);
  /** Larger signs on the cards, for those to whom colours say little. */
  signs = $state(false);
  autoClaim = $state(false);
  sort = $state<'colour' | 'strength'>('colour');
  name = $state('');
  #still = $state(still.matches);

  constructor() {
    const was = kept();
    // An invitation may say in which language it was meant; a choice of one's own goes before it.
    const invited = new URLSearchParams(location.search).get('lang');
    if (isLanguage(was.language)) this.language = was.language;
    else this.language = isLanguage(invited) ? invited : preferred(navigator.languages);
    this.theme = was.theme ?? 'system';
    this.sound = was.sound ?? false;
    this.motion = was.motion ?? true;
    this.signs = was.signs ?? false;
    this.autoClaim = was.autoClaim ?? false;
    this.sort = was.sort ?? 'colour';
    this.name = was.name ?? '';
    dark.addEventListener('change', () => this.show());
    still.addEventListener('change', () => (this.#still = still.matches));
    this.show();
  }

  /** Whether things may move. */
  get moves(): boolean {
    return this.motion && !this.#still;
  }

  /** Change something, and keep it. */
  set(chosen: Kept): void {
    const { language, ...others } = chosen;
    Object.assign(this, others);
    if (isLanguage(language)) {
      this.language = language;
      void speak(language);
    }
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...chosen }));
    this.show();
  }

  private show(): void {
    const isDark = this.theme === 'dark' || (this.theme === 'system' && dark.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    document.documentElement.dataset.motion = this.moves ? 'on' : 'off';
  }
}

export const settings = new Settings();
