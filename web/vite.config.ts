import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offlinePage } from './src/build/offline.ts';
import { preloads } from './src/build/preloads.ts';

const server = process.env.HIGHLANDS_SERVER ?? 'http://127.0.0.1:8181';

/** In one file: the libraries, what every page needs, and what the first one shares with others. */
const APP = [
  /node_modules[\\/](svelte|@fluent|esm-env|clsx)[\\/]/,
  /src[\\/](app|ui)[\\/]/,
  /src[\\/]art[\\/](Icon|icons|Logo|names|colours|board[\\/](Crest|Stone|stones))\b/,
  /src[\\/](home[\\/](GameTile|TableList|polling)|new-table[\\/](plan|saved-choices|create-table|OptionInput)|replay[\\/]results)\b/,
];

export default defineConfig({
  plugins: [svelte(), offlinePage(), preloads()],
  resolve: {
    alias: { $locales: fileURLToPath(new URL('../src/highlands/locales', import.meta.url)) },
    // Components are mounted in the tests too.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    // The pages are a part of the Python package.
    outDir: process.env.HIGHLANDS_PAGES ?? '../src/highlands/pages',
    emptyOutDir: true,
    target: 'es2022',
    // No picture or font becomes part of a script: each is fetched where it is needed, and kept.
    assetsInlineLimit: 0,
    // Few files: on a slow network each costs a round trip, and HTTP/1.1 has six at a time.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'app', test: (id) => APP.some((part) => part.test(id)) }] } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  // One thread with one set of modules for all files: a process of its own for each costs three times as much.
  test: { include: ['src/**/*.test.ts'], pool: 'threads', isolate: false },
});
