import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { manifest } from './manifest.ts';
import { offline } from './offline.ts';
import { precompress } from './precompress.ts';
import { words } from './words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Catalogues that every page needs, by language. */
const commonCatalogues = /[\\/]locales[\\/](\w+)[\\/](?:common|errors|card-[\w-]+)\.ftl\?words$/;

const TESTS = 'src/**/*.test.ts';
/** Tests that need a DOM. Each runs in its own environment, which is slower than the shared one. */
const domTests = readdirSync(here('src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `src/${file}`)
  .filter((file) => readFileSync(here(file), 'utf8').startsWith('// @vitest-environment happy-dom'));

export default defineConfig({
  plugins: [words(), svelte(), manifest(), offline(), precompress()],
  resolve: {
    alias: { '@locales': here('../src/rivage/locales') },
    // Unit tests run the browser build of Svelte.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: here('../src/rivage/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: URLs beside 'self'.
    assetsInlineLimit: 0,
    // three.js is one chunk of 600 kB, which is loaded only at Aya's table.
    chunkSizeWarningLimit: 700,
    rollupOptions: {
      // Rolldown reports slow plugins as warnings.
      checks: { bundlerTimings: false },
      input: { index: here('index.html'), worker: here('src/sw/worker.ts') },
      // The path of a service worker determines its scope, so it has no hash.
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            // Everything that each page needs at startup is one script, and its messages are another: on a slow connection
            // thirty small files would wait for each other.
            { name: 'shell', tags: ['$initial'], test: (id) => !/[\\/]src[\\/](sw[\\/]|main\.ts)/.test(id) },
            { name: (id) => commonCatalogues.exec(id)?.[1]?.replace(/^/, 'words-') ?? null, debugName: 'words' },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('.'), here('../src/rivage/locales')] },
    proxy: { '/api': { target: 'http://localhost:8484', ws: true } },
  },
  test: {
    pool: 'threads',
    projects: [
      { extends: true, test: { name: 'dom', include: domTests } },
      { extends: true, test: { name: 'node', include: [TESTS], exclude: domTests, isolate: false } },
    ],
  },
});
