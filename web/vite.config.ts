import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { manifest } from './manifest.ts';
import { offline } from './offline.ts';
import { precompress } from './precompress.ts';
import { words } from './words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The catalogues that every page wants, by their language. */
const wordsOfAll = /[\\/]locales[\\/](\w+)[\\/](?:common|errors|card-[\w-]+)\.ftl\?words$/;

const TESTS = 'src/**/*.test.ts';
/** The tests that ask for a page: each of them has one of its own, which takes longer than most tests. */
const onPages = readdirSync(here('src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `src/${file}`)
  .filter((file) => readFileSync(here(file), 'utf8').startsWith('// @vitest-environment happy-dom'));

export default defineConfig({
  plugins: [words(), svelte(), manifest(), offline(), precompress()],
  resolve: {
    alias: { '@locales': here('../src/rivage/locales') },
    // Unit tests run components and stores as a browser would.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: here('../src/rivage/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: addresses beside 'self'.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: here('index.html'), worker: here('src/sw/worker.ts') },
      // The address of a service worker says what it may see to, and stays the same.
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            // What every page begins with is one file, and so are its words: on a slow line thirty small ones wait for each other.
            { name: 'shell', tags: ['$initial'], test: (id) => !/[\\/]src[\\/](sw[\\/]|main\.ts)/.test(id) },
            { name: (id) => wordsOfAll.exec(id)?.[1]?.replace(/^/, 'words-') ?? null, debugName: 'words' },
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
      { extends: true, test: { name: 'on a page', include: onPages } },
      { extends: true, test: { name: 'without', include: [TESTS], exclude: onPages, isolate: false } },
    ],
  },
});
