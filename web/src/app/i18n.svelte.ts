/** Messages in the reader's language, by Fluent: `words*.ftl`, which the programs share, and the pages' own files. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES, RULE_NUMBERS, type Message } from './protocol';

export type Language = (typeof LANGUAGES)[number];

/** The files of a language that every page needs; a page with messages of its own loads them by `loadMessages`. */
const COMMON = ['words', 'web'] as const;
/** What no page asks for: the server may send any message, and then they are fetched. */
const RARE = [
  'words-schotten-totten',
  'words-verraeter',
  'words-terminal',
  'words-terminal-schotten-totten',
  'words-terminal-verraeter',
  'words-programs',
  'words-tournaments',
  'words-host',
] as const;
const FILES = import.meta.glob<string>('$locales/*/*.ftl', { query: '?raw', import: 'default' });

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  el: 'Ελληνικά',
  hu: 'Magyar',
  'pt-BR': 'Português (Brasil)',
  uk: 'Українська',
};

class Locale {
  language = $state<Language>('en');
  /** Grows whenever messages were loaded, so that what depends on it is formatted again. */
  version = $state(0);
}

export const locale = new Locale();
const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
const needed = new Set<string>(COMMON);

export function isLanguage(name: string | null | undefined): name is Language {
  return (LANGUAGES as readonly string[]).includes(name ?? '');
}

/** The best match for the browser's languages, in their order of preference. */
export function negotiateLanguage(requested: readonly string[]): Language {
  for (const tag of requested) {
    const found =
      LANGUAGES.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
      LANGUAGES.find((language) => language.split('-')[0] === tag.split('-')[0]?.toLowerCase());
    if (found) return found;
  }
  return 'en';
}

/** Switch to a language. */
export async function setLanguage(language: Language): Promise<void> {
  await Promise.all([...needed].map((file) => load(language, file)));
  locale.language = language;
  locale.version += 1;
  document.documentElement.lang = language;
}

/** Have message files loaded with the next language that is set, and with every later one. */
export function needMessages(...files: string[]): void {
  for (const file of files) needed.add(file);
}

/** Load message files, in this language and in every language chosen later. */
export async function loadMessages(...files: string[]): Promise<void> {
  needMessages(...files);
  await Promise.all(files.map((file) => load(locale.language, file)));
  locale.version += 1;
}

async function load(language: Language, file: string): Promise<void> {
  const name = `${language}/${file}`;
  if (loaded.has(name)) return;
  const read = Object.entries(FILES).find(([path]) => path.endsWith(`/locales/${name}.ftl`))?.[1];
  if (!read) throw new Error(`there is no message file ${name}`);
  const resource = new FluentResource(await read());
  let bundle = bundles.get(language);
  if (!bundle) bundles.set(language, (bundle = new FluentBundle(language, { useIsolating: false })));
  bundle.addResource(resource);
  loaded.add(name);
}

type Value = FluentVariable | Message | readonly unknown[] | null | undefined | boolean;

/** Format a message by its id. */
export function t(id: string, args: Record<string, Value> = {}): string {
  return formatMessage({ id, args });
}

/** Whether the language has a message. */
export function hasMessage(id: string): boolean {
  void locale.version;
  return bundles.get(locale.language)?.hasMessage(id) ?? false;
}

/** Format a message, or a list of messages and plain values, as the server and the terminal do. */
export function formatMessage(what: unknown): string {
  if (Array.isArray(what)) return enumerate(what);
  if (isMessage(what)) return formatPattern(what);
  const plain = what as string | number | boolean | null | undefined;
  return String(plain ?? '');
}

function isMessage(what: unknown): what is Message {
  return typeof what === 'object' && what !== null && 'id' in what;
}

/** A list ends with an "and", but for one of plain texts only: those are names and moves as they are typed. */
function enumerate(parts: readonly unknown[]): string {
  if (parts.length === 0) return '';
  const texts = parts.map(formatMessage);
  const first = texts.shift()!;
  const last = texts.length > 0 && !parts.every((part) => typeof part === 'string') ? texts.pop() : undefined;
  const before = texts.reduce((list, next) => t('list-comma', { before: list, next }), first);
  return last === undefined ? before : t('list-and', { before, last });
}

/** A message that no page expects here: once its file is there, it is shown. */
function findLate(id: string): void {
  console.warn(`no text yet for ${id} in ${locale.language}`);
  if (RARE.every((file) => loaded.has(`${locale.language}/${file}`))) return;
  // Not at once: this may be asked for while a component is drawn, which must change nothing.
  setTimeout(() => void loadMessages(...RARE).catch(() => null));
}

function formatPattern(what: Message): string {
  void locale.version;
  const bundle = bundles.get(locale.language);
  const found = bundle?.getMessage(what.id);
  if (!bundle || !found?.value) {
    if (bundle) findLate(what.id);
    return what.id;
  }
  const args: Record<string, FluentVariable> = { ...RULE_NUMBERS };
  for (const [name, value] of Object.entries(what.args)) {
    args[name] = typeof value === 'number' ? value : formatMessage(value);
  }
  return bundle.formatPattern(found.value, args);
}
