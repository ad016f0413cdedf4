import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offlinePage } from './src/build/offline.ts';

const server = process.env.HIGHLANDS_SERVER ?? 'http://127.0.0.1:8181';

export default defineConfig({
  plugins: [svelte(), offlinePage()],
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
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
