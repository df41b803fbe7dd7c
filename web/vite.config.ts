import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * The page at `/api/docs`: ours in `src/api-docs`, and the viewer as it was published.
 *
 * The viewer is larger than all the rest, so it is packed once here instead of by every
 * server that starts, and lies beside the bundle instead of in it.
 */
function apiDocs(): Plugin {
  const ours = join(import.meta.dirname, 'src', 'api-docs');
  const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const packed = {
    'index.html': join(ours, 'index.html'),
    'look.css': join(ours, 'look.css'),
    'start.js': join(ours, 'start.js'),
    'swagger-ui.css': join(viewer, 'swagger-ui.css'),
    'swagger-ui.js': join(viewer, 'swagger-ui-bundle.js'),
  };
  const licences = ['LICENSE', 'NOTICE', 'swagger-ui-bundle.js.LICENSE.txt'];
  return {
    name: 'api-docs',
    apply: 'build',
    generateBundle() {
      for (const [name, path] of Object.entries(packed)) {
        const text = readFileSync(path, 'utf8').replace(/^(\/\/|\/\*)# sourceMappingURL=.*$/m, '');
        const source = gzipSync(text, { level: 9 });
        this.emitFile({ type: 'asset', fileName: `api-docs/${name}.gz`, source });
      }
      for (const name of licences) {
        const source = readFileSync(join(viewer, name), 'utf8');
        this.emitFile({ type: 'asset', fileName: `api-docs/${name}`, source });
      }
    },
  };
}

/**
 * The bundle is written into the Python package, which serves it.
 *
 * `npm run dev` serves the page itself and asks a server on port 8000 for the rest.
 */
export default defineConfig({
  plugins: [svelte(), apiDocs()],
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
