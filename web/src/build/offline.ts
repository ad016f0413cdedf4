/** The page that is shown where there is no server: in all languages at once, for nothing can be asked there. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../app/protocol.ts';

function worded(language: string, id: string): string {
  const path = new URL(`../../../src/highlands/locales/${language}/web.ftl`, import.meta.url);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(fileURLToPath(path), 'utf8')));
  return bundle.formatPattern(bundle.getMessage(id)!.value!);
}

function section(language: string): string {
  return `    <section lang="${language}">
      <h2>${worded(language, 'web-offline')}</h2>
      <p>${worded(language, 'web-offline-more')}</p>
    </section>`;
}

const page = () => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Highlands</title>
    <style>
      body { max-width: 36rem; margin: 0 auto; padding: 1.5rem; font: 1.05rem/1.45 Georgia, serif; }
      img { width: 4rem; height: 4rem; }
      h2 { margin: 1.2rem 0 0.2rem; font-size: 1.15rem; }
      p { margin: 0; }
    </style>
  </head>
  <body>
    <h1><img src="/icon.svg" alt="" /> Highlands</h1>
${LANGUAGES.map(section).join('\n')}
  </body>
</html>
`;

export function offlinePage(): Plugin {
  return {
    name: 'highlands-offline-page',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: page() });
    },
  };
}
