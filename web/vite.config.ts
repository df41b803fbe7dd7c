import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Catalogs without their comments, which are for whoever translates and not for whoever plays. */
function bareCatalogs(): Plugin {
  return {
    name: 'bare-catalogs',
    enforce: 'pre',
    load(id) {
      const [path, query] = id.split('?');
      if (!path?.endsWith('.ftl') || query !== 'raw') return null;
      return `export default ${JSON.stringify(readFileSync(path, 'utf8').replace(/^#.*\n/gm, ''))};`;
    },
  };
}

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

/** The addresses of the page, which the server reads beside the bundle. */
function pageList(): Plugin {
  return {
    name: 'page-list',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(join(import.meta.dirname, 'src', 'pages.json'), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'pages.json', source });
    },
  };
}

/** The service worker, which changes with every build: so the browser sees that there is a new one. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const build = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 16);
      const text = readFileSync(join(import.meta.dirname, 'src', 'offline', 'service-worker.js'), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text.replace('@BUILD@', build) });
    },
  };
}

/** What the letters of a language are, as far as the page sets them in a face of its own. */
const LETTERS = {
  latin: `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))}${[
    'àèéìòùÀÈÉÌÒÙ', // Italian
    'äöüßÄÖÜçñáíóúâêîôûÇÑÁÍÓÚ', // in names
    '’‘“”„«»–—…·×°№•−',
  ].join('')}`,
  cyrillic: `${String.fromCharCode(...Array.from({ length: 64 }, (_, at) => 0x410 + at))}Ёё`,
};

const FACES = { literata: 500, neucha: 400 };

/**
 * The faces of `src/design/fonts.css`, cut down to the letters that are needed.
 *
 * They lie among what npm has installed, from where the stylesheet takes them; their licences
 * (OFL) go beside the bundle.
 */
function fonts(): Plugin {
  const require = createRequire(import.meta.url);
  const home = (face: string): string => dirname(require.resolve(`@fontsource/${face}/package.json`));
  return {
    name: 'fonts',
    async buildStart() {
      const folder = join(import.meta.dirname, 'node_modules', '.faces');
      mkdirSync(folder, { recursive: true });
      for (const [face, weight] of Object.entries(FACES)) {
        for (const [script, letters] of Object.entries(LETTERS)) {
          const whole = readFileSync(join(home(face), 'files', `${face}-${script}-${weight}-normal.woff2`));
          writeFileSync(join(folder, `${face}-${script}.woff2`), await subsetFont(whole, letters, { targetFormat: 'woff2' }));
        }
      }
    },
    generateBundle() {
      for (const face of Object.keys(FACES)) {
        const source = readFileSync(join(home(face), 'LICENSE'), 'utf8');
        this.emitFile({ type: 'asset', fileName: `fonts/${face}.txt`, source });
      }
    },
  };
}

/** What every page is made with, in one piece: cut up by who else uses it, it would be ten. */
const FRAME = /\/src\/(features|router|api\/(http|problem|current-connection)|speech\/(speech|language|player-text)|settings\/(settings|LanguageChoice)|home\/NotFound|design\/(announce|Banner|Button|Icon|LiveRegions|Dialog|Confirmation))\b[^/]*\.(ts|svelte)/;

/** What the start page has in common with others: in fifteen pieces the heads would weigh more than they do. */
const START = /\/src\/(home\/(variant-catalog|new-game\/(choice|clock-rule|create-match|game-start|table-agreement|SealedChoice)|match-lists\/(ago|names-of|MatchList))|afterwards\/DeleteMatch|invite\/(address|clipboard|InvitePanel|LinkField)|lobby\/PresenceDot|placing\/at-once|sea\/(drawn-sea|drawing\/(hull|DrawnSea)))\b[^/]*\.(ts|svelte)/;

/**
 * The bundle is written into the Python package, which serves it.
 *
 * `npm run dev` serves the page itself and asks a server on port 8000 for the rest.
 */
export default defineConfig({
  plugins: [bareCatalogs(), svelte(), apiDocs(), pageList(), serviceWorker(), ...(process.env['VITEST'] ? [] : [fonts()])],
  build: {
    outDir: '../src/seabattle/server/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [
      { name: 'frame', test: FRAME },
      { name: 'start', test: START },
    ] } } },
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
