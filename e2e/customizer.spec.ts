import { GLASSES, openCustomizer, placed, tile } from './support/customizer';
import { newcomer } from './support/members';
import { expect, test } from './support/site';

test('the browser asks before a page of the customizer closes on unsaved changes', async ({
  page,
}) => {
  await newcomer(page, '떠나려는 수달');
  await openCustomizer(page);
  await tile(page, GLASSES).click();
  await expect(placed(page, GLASSES)).toHaveCount(1);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(placed(page, GLASSES)).toHaveCount(1);
});
