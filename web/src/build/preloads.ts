/**
 * What a page needs beside the app, for the server to name in the HTML (`server/http/preloads.py`): else the browser learns
 * of it only from the app, a round trip later.
 */
import type { Plugin } from 'vite';

/** By the first part of the page's path: where most people come in. */
const ENTRANCES: Record<string, { page: string; messages: string[] }> = {
  '': { page: 'src/home/HomePage.svelte', messages: ['words', 'web', 'home'] },
  t: { page: 'src/table/TableEntry.svelte', messages: ['words', 'web', 'table'] },
};
const MESSAGES = /locales\/([\w-]+)\/([\w-]+)\.ftl/;

interface Chunk {
  fileName: string;
  imports: string[];
  styles: string[];
  isEntry: boolean;
}

export function preloads(): Plugin {
  return {
    name: 'highlands-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>();
      const byModule = new Map<string, Chunk>();
      for (const one of Object.values(bundle)) {
        if (one.type !== 'chunk') continue;
        const { fileName, imports, isEntry } = one;
        const chunk = { fileName, imports, isEntry, styles: [...(one.viteMetadata?.importedCss ?? [])] };
        chunks.set(fileName, chunk);
        if (one.facadeModuleId) byModule.set(one.facadeModuleId.replace(/\?.*/, ''), chunk);
      }
      /** A chunk with all that it imports. */
      const needs = (chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> => {
        if (!found.has(chunk)) {
          found.add(chunk);
          for (const name of chunk.imports) needs(chunks.get(name)!, found);
        }
        return found;
      };
      const app = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).flatMap((entry) => [...needs(entry)]));
      const pages = Object.entries(ENTRANCES).map(([path, { page, messages }]) => {
        const chunk = [...byModule].find(([id]) => id.endsWith(`/${page}`))?.[1];
        if (!chunk) throw new Error(`${page} is no page of its own`);
        const parts = [...needs(chunk)].filter((part) => !app.has(part));
        return [
          path,
          { scripts: parts.map(({ fileName }) => fileName), styles: parts.flatMap(({ styles }) => styles), messages },
        ] as const;
      });
      const messages: Record<string, Record<string, string>> = {};
      for (const [id, { fileName }] of byModule) {
        const [, language, file] = MESSAGES.exec(id) ?? [];
        if (language && file) (messages[language] ??= {})[file] = fileName;
      }
      this.emitFile({
        type: 'asset',
        fileName: 'preloads.json',
        source: JSON.stringify({ pages: Object.fromEntries(pages), messages }),
      });
    },
  };
}
