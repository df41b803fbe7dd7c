import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/**
 * The bundle is written into the Python package, which serves it.
 *
 * `npm run dev` serves the page itself and asks a server on port 8000 for the rest.
 */
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/seabattle/server/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
  // Svelte has a build for servers too; tests are about the browser's.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    // A page is put up only for the tests that ask for one: it takes longer than they do.
    environment: 'node',
    include: ['src/**/*.test.ts'],
  },
});
