import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tools/browser';

/** The built Storybook, opened as a designer opens it. */
export default defineConfig({
  testDir: 'e2e/storybook',
  outputDir: 'test-results/storybook',
  forbidOnly: true,
  fullyParallel: true,
  // It does not measure speed: a screen has more than fifty states, and on a loaded machine Storybook opens slowly.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  workers: 2,
  use: { locale: 'ko-KR', timezoneId: 'Asia/Seoul', launchOptions: chromiumLaunch() },
});
