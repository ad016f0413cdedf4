/** The reader's settings, in localStorage. */
import { isLanguage, negotiateLanguage, setLanguage, type Language } from './i18n.svelte';

export type Theme = 'system' | 'light' | 'dark';
const KEY = 'highlands.settings';

interface StoredSettings {
  language?: string;
  theme?: Theme;
  sound?: boolean;
  motion?: boolean;
  signs?: boolean;
  autoClaim?: boolean;
  confirm?: boolean;
  notation?: boolean;
  sort?: 'colour' | 'strength';
  name?: string;
}

function readStored(): StoredSettings {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as StoredSettings;
  } catch {
    return {};
  }
}

const KEYS = ['theme', 'sound', 'motion', 'signs', 'autoClaim', 'confirm', 'notation', 'sort', 'name'] as const;

/** Those settings that there are, of what may come from another version: the server keeps them without reading them. */
function knownOf(chosen: StoredSettings, present: Required<StoredSettings>): StoredSettings {
  const known = KEYS.filter((key) => Object.hasOwn(chosen, key) && typeof chosen[key] === typeof present[key]);
  return Object.fromEntries(known.map((key) => [key, chosen[key]]));
}

const dark = matchMedia('(prefers-color-scheme: dark)');
/** Columns are so narrow there that a finger may hit the next one. */
const narrow = matchMedia('(max-width: 30rem)');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  sound = $state(false);
  motion = $state(true);
  /** Larger signs on the cards, for those to whom colours say little. */
  signs = $state(false);
  autoClaim = $state(false);
  /** A move is sent only after it was confirmed. */
  confirm = $state(false);
  /** Moves stand in notation beside their words. */
  notation = $state(false);
  sort = $state<'colour' | 'strength'>('colour');
  name = $state('');
  /** Called after the reader has changed something. */
  onchange: () => void = () => undefined;
  #reducedMotion = $state(reducedMotion.matches);

  constructor() {
    const stored = readStored();
    // An invitation may say in which language it was meant; a choice of one's own goes before it.
    const invited = new URLSearchParams(location.search).get('lang');
    if (isLanguage(stored.language)) this.language = stored.language;
    else this.language = isLanguage(invited) ? invited : negotiateLanguage(navigator.languages);
    this.theme = stored.theme ?? 'system';
    this.sound = stored.sound ?? false;
    this.motion = stored.motion ?? true;
    this.signs = stored.signs ?? false;
    this.autoClaim = stored.autoClaim ?? false;
    this.confirm = stored.confirm ?? narrow.matches;
    this.notation = stored.notation ?? false;
    this.sort = stored.sort ?? 'colour';
    this.name = stored.name ?? '';
    dark.addEventListener('change', () => this.applyToPage());
    reducedMotion.addEventListener('change', () => (this.#reducedMotion = reducedMotion.matches));
    this.applyToPage();
  }

  /** Whether to animate: the setting, unless the system asks for reduced motion. */
  get motionEnabled(): boolean {
    return this.motion && !this.#reducedMotion;
  }

  /** What a player takes along to another device: all that they have chosen, but for name and language. */
  shared(): Record<string, boolean | string> {
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    const { name, language, ...others } = readStored();
    return others;
  }

  /** Take over what a player has chosen on another device; their language is there when it is done. */
  async adopt(player: { name: string | null; language: string; settings: Record<string, unknown> }): Promise<void> {
    const { name, language, settings: others } = player;
    await this.#apply({ ...(others as StoredSettings), ...(name === null ? {} : { name }), language });
  }

  /** Change settings, and store them: here, and with the player whom the server knows. */
  set(chosen: StoredSettings): void {
    void this.#apply(chosen);
    this.onchange();
  }

  async #apply(chosen: StoredSettings): Promise<void> {
    const { language } = chosen;
    const known = knownOf(chosen, this);
    Object.assign(this, known);
    if (isLanguage(language)) {
      this.language = language;
    }
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...readStored(), ...known, ...(isLanguage(language) ? { language } : {}) }),
    );
    this.applyToPage();
    if (isLanguage(language)) await setLanguage(language);
  }

  private applyToPage(): void {
    const isDark = this.theme === 'dark' || (this.theme === 'system' && dark.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    document.documentElement.dataset.motion = this.motionEnabled ? 'on' : 'off';
  }
}

export const settings = new Settings();
