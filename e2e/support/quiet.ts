import type { Page } from '@playwright/test';

/**
 * Keeps the pages opened from now on from the stream of notifications, whose end would show at once
 * that the session has changed: what a test then does is the first sign of it.
 */
export const withoutStream = (page: Page) =>
  page.addInitScript(() => {
    // The compiler asks for the constants and fields of a stream, which no page reads of one that is never opened.
    window.EventSource = class extends EventTarget {
      close(): void {
        // Nothing was opened.
      }
    } as unknown as typeof EventSource;
  });

/**
 * Opens a page of a newcomer and waits for its last call, the claim of the day's reward: from then
 * on it is quiet.
 */
export async function openQuietly(page: Page, path: string): Promise<void> {
  const claim = page.waitForResponse('**/api/character/experience');
  await page.goto(path);
  await claim;
  await page.waitForLoadState('networkidle');
}
