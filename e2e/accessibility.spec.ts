import { authTexts } from '@/texts/auth';
import { commentTexts } from '@/texts/comment';
import { postTexts } from '@/texts/post';
import { settingsTexts } from '@/texts/settings';
import { writeTexts } from '@/texts/write';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { accounts, expect, signIn, test } from './support/site';

// The stories show every screen to axe, in its states, sizes and themes; here it looks at what only
// a document of the server has: its head, its language, what stands around the screen.
test('axe finds no problem in the documents that the server sends', async ({ page }) => {
  await expectClean(page, '/login', authTexts.toSignup.ask);
  await expectClean(page, '/', postTexts.views('').trim());
  await signIn(page, accounts.member);
  await expectClean(page, '/post/1', commentTexts.label);
  await expectClean(page, '/write', writeTexts.submit);
  await expectClean(page, '/my/settings', settingsTexts.sessions);
});

async function expectClean(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(ready).first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
}
