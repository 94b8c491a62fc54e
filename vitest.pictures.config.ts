import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tools/browser.ts';
import { stillContext, stillFlags } from './tools/pictures/still.ts';
import { storyDependencies } from './tools/vite/story-dependencies.ts';
import { storyPaths } from './tools/vite/story-paths.ts';

process.env.REFERENCES = 'compare';
const launchOptions = chromiumLaunch();
launchOptions.args.push(...stillFlags);

/** Compares the design components with their reference pictures; `npm run pictures -- --accept` takes these again. */
export default defineConfig({
  // The stories are only looked at: another suite runs them as tests.
  mode: 'pictures',
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        plugins: [
          storybookTest({ configDir: '.storybook', tags: { exclude: ['behavior'] } }),
          storyPaths(),
          // Storybook's plugin sets that of the stories, which may run at the same time.
          { name: 'own-cache', config: () => ({ cacheDir: 'node_modules/.cache/references' }) },
        ],
        optimizeDeps: { include: storyDependencies },
        test: {
          name: 'references',
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions, contextOptions: stillContext }),
            instances: [{ browser: 'chromium' }],
            api: { host: '127.0.0.1', strictPort: false },
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // The edges of letters and drawings differ from run to run, by few pixels and little.
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 10 },
                resolveScreenshotPath: ({ arg, ext, root }) =>
                  `${root}/stories/design/references/${arg}${ext}`,
                resolveDiffPath: ({ arg, ext, root }) =>
                  `${root}/.cache/pictures/references/${arg}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
});
