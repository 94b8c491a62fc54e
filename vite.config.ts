import { createRequire } from 'node:module';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pages, screenFile, type PageRow } from './src/config/pages.ts';
import { readApiMode } from './tools/vite/api-mode.ts';
import { icons } from './tools/vite/icons.ts';
import { layerOrder } from './tools/vite/layer-order.ts';
import { mockWorker } from './tools/vite/mock-worker.ts';
import { offlineWorker } from './tools/vite/offline-worker.ts';
import { pageChunks } from './tools/vite/page-chunks.ts';
import { precompress } from './tools/vite/precompress.ts';
import { dropUnused } from './tools/vite/drop-unused.ts';
import { deepLinks, readBasePath } from './tools/vite/static-demo.ts';

const host = '127.0.0.1';
const { resolve } = createRequire(import.meta.url);
const source = (path: string) => join(import.meta.dirname, 'src', path);

const renderedPages = Object.entries<PageRow>(pages).flatMap(([name, { chunk }]) =>
  chunk === undefined ? [] : [[chunk, source(screenFile(name))] as const],
);

export default defineConfig(({ mode, command }) => {
  const apiMode = readApiMode(mode);
  const base = apiMode === 'mock' ? readBasePath() : '/';
  // The Host header goes through unchanged: the server compares it with the page's Origin.
  const server = { target: `http://${host}:${process.env.API_PORT ?? '3001'}` };
  const toServer = { '/api': server, '/uploads': server, '/healthz': server, '/readyz': server };

  return {
    base,
    plugins: [
      react(),
      vanillaExtractPlugin(),
      icons(),
      layerOrder(),
      dropUnused(),
      ...(apiMode === 'mock'
        ? [
            mockWorker(),
            deepLinks(
              Object.values(pages).map(({ path }) => path),
              base,
            ),
          ]
        : [offlineWorker('dist/client'), precompress('dist/client')]),
    ],
    resolve: {
      tsconfigPaths: true,
      // The router's package exports its development build by default, which is larger by its
      // warnings.
      ...(command === 'build' && {
        alias: [
          {
            find: /^react-router$/,
            replacement: join(resolve('react-router/package.json'), '../dist/production/index.mjs'),
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
    // The demo's query tool: SQLite finds its WebAssembly beside its own file.
    optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
    worker: { format: 'es' },
    build: {
      outDir: apiMode === 'mock' ? 'dist/mock' : 'dist/client',
      emptyOutDir: true,
      manifest: true,
      sourcemap: false,
      // Every browser with nesting and container queries preloads modules by itself.
      modulePreload: {
        polyfill: false,
        // A screen's first import names its others: a list of all of them in the first file would
        // load them a moment sooner, but would be a large part of each page's bytes.
        resolveDependencies: (_file, files, { hostType }) => (hostType === 'js' ? [] : files),
      },
      // The demo carries a server and a database in a chunk of its own; the live site has budgets that are checked.
      chunkSizeWarningLimit: apiMode === 'mock' ? 1500 : 500,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // Otherwise a file that imports one icon would load all icons in use.
        treeshake: {
          moduleSideEffects: [{ test: /src[\\/]design[\\/]icons/, sideEffects: false }],
        },
        output: {
          // Pages name many files, and a name that says what a file holds would weigh twice its hash.
          entryFileNames: 'assets/[hash].js',
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: 'assets/[hash][extname]',
          codeSplitting: {
            groups: [
              ...pageChunks(
                [
                  'site',
                  source('main.tsx'),
                  source('screens/parts/alone.css.ts'),
                  // Home shares each with one other page alone, and it is too small for a request.
                  source('components/SphereRow/SphereRow.tsx'),
                  source('features/join-sphere/JoinButton.tsx'),
                  source('design/components/Chip/Chip.css.ts'),
                  source('design/hooks/useMedia.ts'),
                  // What comes after a page would take another page's own file along.
                  source('design/styles/arrival.css.ts'),
                  source('state/earned.ts'),
                  source('state/submitted.ts'),
                  source('components/SubmittedCard/SubmittedCard.css.ts'),
                  source('api/collections.ts'),
                  // The schemas' file would take it along, and no first view needs that.
                  source('../contract/rules/posts/post-rewards.ts'),
                ],
                renderedPages,
              ),
              // What loads by itself once a page is hydrated: for everybody, and for
              // members.
              {
                name: 'later',
                test: /src[\\/](?:app[\\/]Deferred\.tsx|api[\\/]http\.ts|state[\\/]changes\.ts|features[\\/](?:react[\\/]state|collect[\\/]save|share[\\/]share)\.ts)$/,
              },
              { name: 'bell', test: /NotificationBell\.tsx$/ },
              // What a member's first view needs of the rules that schemas take as well: else they
              // would bring all schemas, and with them another page.
              { name: 'rewards', test: /contract[\\/]rules[\\/]companion[\\/]rewards\.ts$/ },
              // The schemas that check input, which only forms need.
              {
                name: 'schemas',
                test: /[\\/](?:node_modules[\\/]valibot|contract[\\/](?:models|validate))\b/,
              },
              // The parts of empty states.
              {
                name: 'nothing',
                test: /src[\\/]components[\\/](?:WaterScene[\\/]EmptyScene|NotFound[\\/])|EmptyState\.tsx$/,
              },
              // The parts that open above a page, each kind in one file.
              { name: 'dialog', test: /src[\\/]design[\\/]components[\\/]Dialog[\\/]/ },
              { name: 'menu', test: /(?:Menu|Aria)Popover\.tsx$/ },
              { name: 'icons', test: /src[\\/]design[\\/]icons[\\/]/ },
            ],
          },
        },
      },
    },
  };
});
