/** What the pages say, in the reader's language: the Fluent files that the terminal has too, and the pages' own. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES, type Message } from './protocol';

export type Language = (typeof LANGUAGES)[number];

/** The files of a language that every page needs; a room with words of its own asks for them by `needWords`. */
const ALWAYS = ['words', 'web'] as const;
const FILES = import.meta.glob<string>('$locales/*/*.ftl', { query: '?raw', import: 'default' });

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  el: 'Ελληνικά',
  hu: 'Magyar',
  'pt-BR': 'Português (Brasil)',
  uk: 'Українська',
};

class Voice {
  language = $state<Language>('en');
  /** Grows whenever there are new words: what is said anew is shown anew. */
  version = $state(0);
}

export const voice = new Voice();
const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
const needed = new Set<string>(ALWAYS);

export function isLanguage(name: string | null | undefined): name is Language {
  return (LANGUAGES as readonly string[]).includes(name ?? '');
}

/** The language of ours that the browser's wishes come nearest to. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found =
      LANGUAGES.find((language) => language.toLowerCase() === wish.toLowerCase()) ??
      LANGUAGES.find((language) => language.split('-')[0] === wish.split('-')[0]?.toLowerCase());
    if (found) return found;
  }
  return 'en';
}

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...needed].map((file) => load(language, file)));
  voice.language = language;
  voice.version += 1;
  document.documentElement.lang = language;
}

/** Have the words of a room ready, in this language and whichever follows. */
export async function needWords(...files: string[]): Promise<void> {
  for (const file of files) needed.add(file);
  await Promise.all(files.map((file) => load(voice.language, file)));
  voice.version += 1;
}

async function load(language: Language, file: string): Promise<void> {
  const name = `${language}/${file}`;
  if (loaded.has(name)) return;
  const read = Object.entries(FILES).find(([path]) => path.endsWith(`/locales/${name}.ftl`))?.[1];
  if (!read) throw new Error(`there are no words ${name}`);
  const resource = new FluentResource(await read());
  let bundle = bundles.get(language);
  if (!bundle) bundles.set(language, (bundle = new FluentBundle(language, { useIsolating: false })));
  bundle.addResource(resource);
  loaded.add(name);
}

type Value = FluentVariable | Message | readonly unknown[] | null | undefined | boolean;

/** Say a message of ours. */
export function t(id: string, args: Record<string, Value> = {}): string {
  return say({ id, args });
}

/** Whether there is a wording. */
export function has(id: string): boolean {
  void voice.version;
  return bundles.get(voice.language)?.hasMessage(id) ?? false;
}

/** Word a message, or a list of messages and plain values, as the server and the terminal do. */
export function say(what: unknown): string {
  if (Array.isArray(what)) return enumerate(what);
  if (isMessage(what)) return fill(what);
  const plain = what as string | number | boolean | null | undefined;
  return String(plain ?? '');
}

function isMessage(what: unknown): what is Message {
  return typeof what === 'object' && what !== null && 'id' in what;
}

/** A list ends with an "and", but for one of plain texts only: those are names and moves as they are typed. */
function enumerate(parts: readonly unknown[]): string {
  if (parts.length === 0) return '';
  const texts = parts.map(say);
  const first = texts.shift()!;
  const last = texts.length > 0 && !parts.every((part) => typeof part === 'string') ? texts.pop() : undefined;
  const before = texts.reduce((said, next) => t('list-comma', { before: said, next }), first);
  return last === undefined ? before : t('list-and', { before, last });
}

function fill(what: Message): string {
  void voice.version;
  const bundle = bundles.get(voice.language);
  const found = bundle?.getMessage(what.id);
  if (!bundle || !found?.value) {
    if (import.meta.env.DEV) console.warn(`${voice.language} has no text for ${what.id}`);
    return what.id;
  }
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(what.args)) {
    args[name] = typeof value === 'number' ? value : say(value);
  }
  return bundle.formatPattern(found.value, args);
}
