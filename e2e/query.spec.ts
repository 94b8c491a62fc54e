import { adminQueryTexts as texts } from '@/texts/admin/query';
import { errorTexts, queryTexts } from '@contract/texts';
import { readFile } from 'node:fs/promises';
import { accounts, expect, isDemo, signIn, test } from './support/site';

test(
  'an admin runs a query after a wrong key, sorts and exports its rows and finds it again',
  { tag: '@demo' },
  async ({ page }) => {
    await signIn(page, accounts.admin);
    await page.goto('/admin/query');
    // In a shadow root, under the server's CSP: a refused style would be an error in the console.
    const editor = page.getByRole('textbox', { name: texts.sql });
    await editor.fill(
      'SELECT user_id, user_name FROM user WHERE user_id <= :most ORDER BY user_id',
    );
    await page.getByLabel(':most').fill('3');
    const key = page.getByLabel(texts.key, { exact: true });
    await key.fill('not-the-key');
    await page.getByRole('button', { name: texts.run, exact: true }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText(errorTexts.ADMIN_KEY);
    await expect(key).toBeFocused();

    // The key published in the demo, or the key of the server under test.
    await key.fill(isDemo() ? 'mulbit-admin-key' : 'e2e-admin-key');
    await editor.press('Control+Enter');
    await expect(page.getByText(texts.count(3))).toBeVisible();
    await expect(alert).toBeEmpty();
    const cells = page.getByRole('grid', { name: texts.result }).getByRole('gridcell');
    await expect(cells.first()).toHaveText('1');
    await page.getByRole('button', { name: 'user_id', exact: true }).dblclick();
    await expect(cells.first()).toHaveText('3');

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.exportCsv }).click();
    const file = await (await downloading).path();
    const lines = (await readFile(file, 'utf8')).split('\r\n');
    expect(lines[0]).toBe('\uFEFFuser_id,user_name');
    expect(lines[1]).toMatch(/^1,/);

    await editor.fill('DELETE FROM user');
    await page.getByRole('button', { name: texts.run, exact: true }).click();
    await expect(alert).toHaveText(queryTexts.readOnly);

    await page.getByRole('tab', { name: texts.history }).click();
    const ran = page.getByRole('list', { name: texts.history }).getByRole('listitem');
    await expect(ran.first()).toContainText('DELETE FROM user');
    await ran.nth(1).getByRole('button', { name: texts.load }).click();
    await expect(editor).toHaveText(/:most/);
    await expect(page.getByLabel(':most')).toHaveValue('3');
    expect(page.url()).not.toContain('key');
  },
);
