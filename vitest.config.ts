import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromiumLaunch } from './tools/browser.ts';
import { leavesOut } from './tools/vite/chosen-projects.ts';
import { icons } from './tools/vite/icons.ts';
import { moduleReplacingTests } from './tools/vite/module-replacing-tests.ts';
import { storyDependencies } from './tools/vite/story-dependencies.ts';
import { storyPaths } from './tools/vite/story-paths.ts';

const resolve = { tsconfigPaths: true };

// The timeout of a test, ms: it does not measure speed and is long enough for a loaded machine.
const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 100_000 } },
};

const conformances = [
  'server/conformance.*.test.ts',
  'server/*.postgres.test.ts',
  'mocks/conformance.test.ts',
];
const shared = ['{contract,adapters,mocks,server,tools,.storybook}/**/*.test.{ts,tsx}'];
const client = ['src/**/*.test.{ts,tsx}'];
const replacing = moduleReplacingTests('src');

interface UnitTests {
  include: string[];
  exclude?: string[];
  isolate?: boolean;
  pool?: 'threads';
}

function unit(name: string, test: UnitTests) {
  return {
    resolve,
    plugins: [vanillaExtractPlugin(), icons()],
    test: { ...timeouts, name, ...test },
  } satisfies TestProjectConfiguration;
}

function conformance(name: string, include: string, globalSetup: string[] = []) {
  return {
    resolve,
    test: {
      ...timeouts,
      name: `conformance-${name}`,
      include: [include],
      globalSetup,
      fileParallelism: false,
    },
  } satisfies TestProjectConfiguration;
}

function stories() {
  return {
    extends: './vite.config.ts',
    plugins: [storybookTest({ configDir: '.storybook' }), storyPaths()],
    optimizeDeps: { include: storyDependencies },
    test: {
      ...timeouts,
      name: 'stories',
      isolate: false,
      setupFiles: ['stories/warm.setup.ts'],
      // Each loads all modules and checks all colours once for itself. Two, with the server, keep two
      // cores busy.
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Nobody watches: what is not shown is laid out, but needs no processor time to be painted.
        orchestratorScripts: [
          {
            type: 'module',
            content: `document.head.append(
              Object.assign(document.createElement('style'), { textContent: 'iframe { opacity: 0 }' }),
            );`,
          },
        ],
        provider: playwright({ launchOptions: chromiumLaunch() }),
        instances: [{ browser: 'chromium' }],
        // Vite takes the next free port where another run has the usual one.
        api: { host: '127.0.0.1', strictPort: false },
      },
    },
  } satisfies TestProjectConfiguration;
}

const projects: (TestProjectConfiguration & { test: { name: string } })[] = [
  // Reading the modules takes longer than most tests, so the files of a worker share them.
  unit('unit', { include: shared, exclude: conformances, isolate: false }),
  unit('unit-client', { include: client, exclude: replacing, isolate: false }),
  // A thread begins sooner than a process.
  unit('unit-isolated', { include: replacing, pool: 'threads' }),
  conformance('mocks', 'mocks/conformance.test.ts'),
  conformance('sqlite', 'server/conformance.sqlite.test.ts'),
  conformance('postgres', 'server/*.postgres.test.ts', ['tools/postgres.setup.ts']),
];
const names = projects.map(({ test }) => test.name);

export default defineConfig({
  test: {
    // Vitest asks for a project's plugins before it leaves the project out, and Storybook needs
    // eight seconds of processor time to find its own.
    projects: leavesOut(process.argv, names) ? projects : [...projects, stories()],
  },
});
