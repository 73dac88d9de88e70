import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = `http://127.0.0.1:${process.env.HEROWRIGHT_PORT ?? 8000}`;

/** What can be used without a network: the page itself, and the card and rules browser. */
const OFFLINE = ['/index.html', '/src/pages/Cards.svelte', '/src/pages/Rules.svelte'];
const PUBLIC = ['/theme.js', '/icon.svg', '/herowright.webmanifest'];

/** Writes the service worker, which has to know the names of the files it keeps. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const shell = new Set<string>();
      const take = (file: string) => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || shell.has(file)) return;
        shell.add(file);
        for (const style of chunk.viteMetadata?.importedCss ?? []) shell.add(style);
        chunk.imports.forEach(take);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && OFFLINE.some((page) => chunk.facadeModuleId?.endsWith(page)))
          take(chunk.fileName);
      }
      const version = createHash('sha256')
        .update(Object.keys(bundle).sort().join())
        .digest('hex')
        .slice(0, 12);
      const files = [...PUBLIC, ...[...shell].sort().map((file) => `/${file}`)];
      const source = readFileSync('worker.js', 'utf8')
        .replace('__VERSION__', version)
        .replace("'__SHELL__'", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  };
}

/** What draws the cards of a game, on its board and in the browser of cards. */
function cardsOf(id: string): string | null {
  const found = /\/src\/boards\/([^/]+)\/(Card[A-Z]|catalog|cards|Emblem|Sign|signs|Die|Rune|Portrait)/.exec(
    id,
  );
  return found && `${found[1]}-cards`;
}

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: '../src/herowright/server/static',
    emptyOutDir: true,
    // The page may load nothing from data: addresses, so everything stays a file of its own.
    assetsInlineLimit: 0,
    // The first browsers that know light-dark(), which the themes are made with.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // What every page is made of comes in one piece, what all boards are made of in another, and so does what draws the
    // cards of a game: many small files compress badly.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: /node_modules|\/src\/(ui|lib)\//, priority: 3 },
            {
              name: 'boards',
              test: /\/src\/(boards\/(?!index)[^/]+\.|emblems\/[^/]+\.(svelte|ts))/,
              priority: 2,
            },
            { name: cardsOf, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    // No test changes what another one imports: a world of their own for each file would take three times as long.
    isolate: false,
  },
});
