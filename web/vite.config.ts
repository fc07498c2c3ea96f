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
    // The server forbids data: in everything but images, and a font in the style sheet would delay the first paint.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000, // on a busy machine
  },
});
