import type { Page } from '@playwright/test';

/**
 * Blocks the notification stream for pages opened from now on. Its end would reveal a changed
 * session at once; without it, the first sign is the next action of the test.
 */
export const withoutStream = (page: Page) =>
  page.addInitScript(() => {
    // The compiler wants the constants and fields of a stream, but no page reads them here.
    window.EventSource = class extends EventTarget {
      close(): void {
        // Nothing was opened.
      }
    } as unknown as typeof EventSource;
  });

/**
 * Opens a page of a newcomer and waits for its last request, the claim of the day's reward:
 * afterwards the page is idle.
 */
export async function openQuietly(page: Page, path: string): Promise<void> {
  const claim = page.waitForResponse('**/api/character/experience');
  await page.goto(path);
  await claim;
  await page.waitForLoadState('networkidle');
}
