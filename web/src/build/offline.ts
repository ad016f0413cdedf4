/** The page that is shown where there is no server, in the app's own style; a script shows the reader's language. */
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
  return `      <section class="page" lang="${language}"${language === 'en' ? '' : ' hidden'}>
        <h1>${worded(language, 'web-offline')}</h1>
        <p>${worded(language, 'web-offline-more')}</p>
        <button class="primary">${worded(language, 'web-reload')}</button>
      </section>`;
}

/** The app's style sheet is in the browser's cache, as the app has been there. */
const page = (styles: string[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Highlands</title>
    <script src="/theme.js"></script>
${styles.map((path) => `    <link rel="stylesheet" href="/${path}" />`).join('\n')}
  </head>
  <body>
    <main>
      <div class="page"><img src="/icon.svg" alt="Highlands" width="64" height="64" /></div>
${LANGUAGES.map(section).join('\n')}
    </main>
    <script src="/offline-page.js"></script>
  </body>
</html>
`;

export function offlinePage(): Plugin {
  return {
    name: 'highlands-offline-page',
    apply: 'build',
    generateBundle(_options, bundle) {
      const stylesOf = (name: string): string[] => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk') return [];
        return [...chunk.imports.flatMap(stylesOf), ...(chunk.viteMetadata?.importedCss ?? [])];
      };
      const styles = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' && chunk.isEntry ? stylesOf(chunk.fileName) : [],
      );
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: page(styles) });
    },
  };
}
