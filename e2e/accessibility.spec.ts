import { authTexts } from '@/texts/auth';
import { commentTexts } from '@/texts/comment';
import { notificationTexts } from '@/texts/notifications';
import { postTexts } from '@/texts/post';
import { settingsTexts } from '@/texts/settings';
import { writeTexts } from '@/texts/write';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { accounts, expect, signIn, test } from './support/site';

// axe checks every screen in the stories, in all states, sizes and themes; this file checks what
// only a served document has: its head, its language and the layout around the screen.
test('axe finds no problem in the documents that a guest gets', async ({ page }) => {
  await expectClean(page, '/login', authTexts.toSignup.ask);
  await expectClean(page, '/', postTexts.views('').trim());
});

test('axe finds no problem in the documents that a member gets', async ({ page }) => {
  await signIn(page, accounts.member);
  await expectClean(page, '/post/1', commentTexts.label);
  await expectClean(page, '/write', writeTexts.submit);
  await expectClean(page, '/my/settings', settingsTexts.sessions);
});

// A story shows a single component, so only a full page reveals content outside landmarks.
test('content that opens above a page is inside a landmark', async ({ page }) => {
  await signIn(page, accounts.member);
  const findings = async () => {
    const { violations } = await new AxeBuilder({ page }).withRules(['region']).analyze();
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  };
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const opened = page.getByRole('dialog').or(page.getByRole('menu'));
    const triggers = [
      page.getByRole('banner').getByRole('button', { name: notificationTexts.title }),
      page.getByRole('article').getByRole('button', { name: postTexts.moreActions }).first(),
    ];
    for (const trigger of triggers) {
      await trigger.click();
      await expect(opened.first()).toBeVisible();
      expect(await findings(), `${width}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0);
    }
  }
});

async function expectClean(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(ready).first()).toBeVisible();
  // The stories check the colors, which take most of axe's time.
  const axe = new AxeBuilder({ page }).exclude('iframe').disableRules(['color-contrast']);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
}
