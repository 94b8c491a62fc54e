import { characterTexts } from '@/texts/character';
import { commonTexts } from '@/texts/common';
import { companionTexts } from '@/texts/companion';
import { writeTexts } from '@/texts/write';
import {
  base,
  button,
  GLASSES,
  openCustomizer,
  positionOf,
  save,
  tile,
  placed,
} from './support/customizer';
import { claimDailyVisit } from './support/economy';
import { newcomer } from './support/members';
import { expect, test } from './support/site';

test('a companion keeps its name, its parts and their positions after saving', async ({ page }) => {
  await newcomer(page, '꾸미는 수달');
  await claimDailyVisit(page);
  await openCustomizer(page);
  await expect(
    page.getByRole('heading', { name: companionTexts.title, exact: true }),
  ).toBeVisible();
  const name = page.getByLabel(characterTexts.name);
  await name.fill('가'.repeat(21));
  await button(page, characterTexts.finish).click();
  await expect(page.getByText('이름은 20자 이하로 입력해주세요.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('  여울 ');
  await expect(page.getByRole('heading', { name: '여울', exact: true })).toBeVisible();

  await base(page, '수달').click();
  await expect(base(page, '수달')).toBeChecked();
  await tile(page, GLASSES).click();
  await expect(tile(page, GLASSES)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1개 착용 중')).toBeVisible();
  await button(page, characterTexts.positionOn).click();
  await placed(page, GLASSES).focus();
  const from = await positionOf(page, GLASSES);
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowUp']) await page.keyboard.press(key);
  const moved = { x: from.x + 2, y: from.y - 5 };
  const said = `${GLASSES}, 가로 ${moved.x}%, 세로 ${moved.y}%`;
  await expect(placed(page, GLASSES)).toHaveAccessibleName(said);
  await expect(page.getByRole('status').getByText(said)).toBeAttached();
  // The part stays within the canvas at its edge.
  for (let press = 0; press < 21; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(async () => (await positionOf(page, GLASSES)).x).toBe(0);
  await page.keyboard.press('Home');
  await expect.poll(() => positionOf(page, GLASSES)).toEqual({ x: 50, y: 50 });
  await page.keyboard.press('Home');
  await expect.poll(() => positionOf(page, GLASSES)).toEqual(from);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(button(page, characterTexts.positionOn)).toBeFocused();
  await save(page);

  await page.reload();
  await expect(name).toHaveValue('여울');
  await expect(base(page, '수달')).toBeChecked();
  await expect(page.getByText('1개 착용 중')).toBeVisible();
  await button(page, characterTexts.positionOn).click();
  await expect.poll(() => positionOf(page, GLASSES)).toEqual({ x: from.x, y: from.y + 1 });
});

test('the customizer asks before unsaved changes are lost', async ({ page }) => {
  await newcomer(page, '떠나려는 수달');
  await claimDailyVisit(page);
  await page.goto('/');
  await page.goto('/character');
  await tile(page, GLASSES).click();
  const question = page.getByRole('dialog', {
    name: writeTexts.leaveConfirm,
  });
  const home = page.getByRole('link', { name: commonTexts.home });
  await home.click();
  await question.getByRole('button', { name: commonTexts.cancel }).click();
  await expect(page).toHaveURL('/character');
  await expect(placed(page, GLASSES)).toHaveCount(1);

  // When the page is closed, the browser itself asks.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const browsers = await asked;
  expect(browsers.type()).toBe('beforeunload');
  await browsers.dismiss();
  await expect(placed(page, GLASSES)).toHaveCount(1);

  await home.click();
  await question.getByRole('button', { name: writeTexts.leave }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/character');
  await expect(button(page, characterTexts.finish)).toBeEnabled();
  await expect(placed(page, GLASSES)).toHaveCount(0);
  await home.click();
  await expect(page).toHaveURL('/');
});
