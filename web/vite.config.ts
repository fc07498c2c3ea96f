import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const server = process.env.CARTOMANTE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) },
    // Components under test are mounted, not rendered to strings.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: '../src/cartomante/server/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'chunks.json', // so that the server can tell a browser at once what a table will need
    // The server forbids data: in everything but images, and a font in the style sheet would delay the first paint.
    assetsInlineLimit: 0,
    // Few files, since on a slow line each costs more than its size: what every page needs, what every table needs.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'every-page', test: /vite\/preload-helper|node_modules\/(svelte|esm-env|clsx|@fluent)\/|src\/(lib\/|games\/index|ui\/(Icon|Failure|Later|ask))/ },
            { name: 'every-table', test: /src\/table\/|src\/art\/Card/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000, // on a busy machine
  },
});
