import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = `http://127.0.0.1:${process.env.HEROWRIGHT_PORT ?? 8000}`;

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/herowright/server/static',
    emptyOutDir: true,
    // The page may load nothing from data: addresses, so everything stays a file of its own.
    assetsInlineLimit: 0,
    // The first browsers that know light-dark(), which the themes are made with.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // What every page is made of comes in one piece: many small files compress badly.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shared', test: /node_modules|\/src\/(ui|lib)\// }] } },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts'],
  },
});
