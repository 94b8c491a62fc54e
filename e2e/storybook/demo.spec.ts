import { auditTexts } from '@/texts/admin/audit';
import { demoTexts } from '@/texts/demo';
import { expect } from '@playwright/test';
import { test } from './served';

test('a story opens in the demo with the toolbar choices, and the demo leads back', async ({
  page,
  served,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const story = 'screens-admin-auditscreen-states--default';
  const globals = 'theme:dark;scenario:network-slow';
  await page.goto(`${served}?path=/story/${story}&globals=${globals}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: '데모에서 열기' }).click();
  const demo = await opened;

  await expect(demo).toHaveURL(/\/mulbit\/branch\/demo\/admin\/audit\?/);
  await expect(demo.locator('html')).toHaveAttribute('data-theme', 'dark');
  const bar = demo.getByRole('complementary', { name: demoTexts.chosen });
  await expect(bar).toContainText(demoTexts.roles.admin);
  await expect(demo.getByLabel(auditTexts.kind)).toBeVisible();

  // Another page of the demo keeps the choices after a reload.
  await demo.goto(`${served}demo/`);
  await expect(bar).toContainText(demoTexts.scenario);
  await bar.getByRole('link', { name: demoTexts.toStory }).click();
  await expect(demo.getByRole('button', { name: '데모에서 열기' })).toBeVisible();
  await expect(demo).toHaveURL(
    (url) =>
      url.searchParams.get('path') === `/story/${story}` &&
      url.searchParams.get('globals')?.includes('scenario:network-slow') === true,
  );

  await demo.goto(`${served}demo/`);
  await bar.getByRole('button', { name: demoTexts.leave }).click();
  await expect(bar).toBeHidden();
  await expect(demo.getByRole('main')).toBeVisible();
});
