import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pages, screenFile, type PageRow } from './src/config/pages.ts';
import { readApiMode } from './tools/vite/api-mode.ts';
import { layerOrder } from './tools/vite/layer-order.ts';
import { mockWorker } from './tools/vite/mock-worker.ts';
import { offlineWorker } from './tools/vite/offline-worker.ts';
import { pageChunks } from './tools/vite/page-chunks.ts';
import { precompress } from './tools/vite/precompress.ts';

const host = '127.0.0.1';
const packaged = (path: string) => join(import.meta.dirname, 'node_modules', path);
const source = (path: string) => join(import.meta.dirname, 'src', path);

const renderedPages = Object.entries<PageRow>(pages).flatMap(([name, { chunk }]) =>
  chunk === undefined ? [] : [[chunk, source(screenFile(name))] as const],
);

export default defineConfig(({ mode, command }) => {
  const apiMode = readApiMode(mode);
  // The Host header goes through unchanged: the server compares it with the page's Origin.
  const server = { target: `http://${host}:${process.env.API_PORT ?? '3001'}` };
  const toServer = { '/api': server, '/uploads': server, '/healthz': server, '/readyz': server };

  return {
    plugins: [
      react(),
      vanillaExtractPlugin(),
      layerOrder(),
      ...(apiMode === 'mock'
        ? [mockWorker()]
        : [offlineWorker('dist/client'), precompress('dist/client')]),
    ],
    resolve: {
      tsconfigPaths: true,
      // The router's package gives everybody its build for developers, which is larger by its warnings.
      ...(command === 'build' && {
        alias: [
          {
            find: /^react-router$/,
            replacement: packaged('react-router/dist/production/index.mjs'),
          },
        ],
      }),
    },
    // A literal, not a lookup: the live build must be able to drop the branch that imports the mocks.
    define: { 'import.meta.env.VITE_API_MODE': JSON.stringify(apiMode) },
    server: {
      host,
      port: Number(process.env.PORT ?? '3000'),
      strictPort: true,
      ...(apiMode === 'live' && { proxy: toServer }),
    },
    preview: { host, strictPort: true },
    build: {
      outDir: apiMode === 'mock' ? 'dist/mock' : 'dist/client',
      emptyOutDir: true,
      manifest: true,
      sourcemap: false,
      // Every browser with nesting and container queries preloads modules by itself.
      modulePreload: {
        polyfill: false,
        // A screen's first import names its others: a list of all of them in the first file, so that they come
        // a moment sooner, would be a good part of what every page loads.
        resolveDependencies: (_file, files, { hostType }) => (hostType === 'js' ? [] : files),
      },
      // The demo carries a server and a database in a chunk of its own; the live site has budgets that are checked.
      chunkSizeWarningLimit: apiMode === 'mock' ? 1500 : 500,
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Otherwise anyone who takes one icon takes all that anybody uses.
        treeshake: {
          moduleSideEffects: [{ test: /src[\\/]design[\\/]icons/, sideEffects: false }],
        },
        output: {
          codeSplitting: {
            groups: [
              ...pageChunks(
                ['site', source('main.tsx'), source('screens/parts/alone.css.ts')],
                renderedPages,
              ),
              // What comes by itself once a page is alive: for everybody, and for members.
              {
                name: 'later',
                test: /src[\\/](?:app[\\/](?:SessionCare|ToastHost)\.tsx|api[\\/]http\.ts)$/,
              },
              { name: 'bell', test: /NotificationBell\.tsx$/ },
              // What checks input, which only forms do.
              {
                name: 'schemas',
                test: /[\\/](?:node_modules[\\/]valibot|contract[\\/](?:models|validate))\b/,
              },
              // What stands where there is nothing.
              {
                name: 'nothing',
                test: /src[\\/]components[\\/](?:WaterScene[\\/]EmptyScene|NotFound[\\/])|EmptyState\.tsx$/,
              },
              // What stands above a page, each kind in one file.
              { name: 'dialog', test: /src[\\/]design[\\/]components[\\/]Dialog[\\/]/ },
              { name: 'menu', test: /MenuPopover\.tsx$/ },
              { name: 'icons', test: /src[\\/]design[\\/]icons[\\/]/ },
            ],
          },
        },
      },
    },
  };
});
