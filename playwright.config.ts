import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './tools/browser';

// Each server takes a free port and prints it: Playwright reads it there and sets the variable for
// the processes that run the tests. Two simultaneous runs do not collide.
const servers = {
  mock: { port: 'MOCK_PORT', said: /127\.0\.0\.1:(?<MOCK_PORT>\d+)/ },
  live: { port: 'LIVE_PORT', said: /localhost:(?<LIVE_PORT>\d+)/ },
};
const at = (mode: keyof typeof servers) =>
  `http://127.0.0.1:${process.env[servers[mode].port] ?? 'unknown'}`;

function project(mode: keyof typeof servers) {
  return {
    name: mode,
    use: {
      ...devices['Desktop Chrome'],
      baseURL: at(mode),
      // The demo is a service worker; on the live site the worker of the offline page would only
      // interfere.
      serviceWorkers: mode === 'mock' ? ('allow' as const) : ('block' as const),
    },
  };
}

// These tests need the server's first page as it was seeded, before any journey adds to it.
const seeded = /first-view\.spec\.ts$/;
// These tests prove what the demo does in its own way as well: its cookies, its tabs, its files and
// its SQL, in the browser and between visits. The conformance suite proves that its calls answer as
// the server's do, and the stories show every screen on them, so no other journey has to run twice.
const demo = /@demo/;

export default defineConfig({
  testDir: 'e2e',
  // The built Storybook has a configuration of its own below.
  testMatch: /e2e\/[^/]+\.spec\.ts$/,
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  // The timeout of a page, ms: it does not measure speed and is long enough for a loaded machine.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A test waits a part of its time, so that three keep two cores busy.
  workers: 3,
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunch(),
    // No journey is about motion, and each frame of one takes processor time.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { ...project('mock'), grep: demo },
    { ...project('live'), name: 'seeded', testMatch: seeded },
    { ...project('live'), testIgnore: seeded, dependencies: ['seeded'] },
  ],
  webServer: [
    {
      command: 'node node_modules/vite/bin/vite.js preview --mode mock --port 0',
      wait: { stdout: servers.mock.said },
      env: { NO_COLOR: '1' },
    },
    {
      command: 'node --import tsx tools/e2e-server.ts',
      wait: { stdout: servers.live.said },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  ],
});
