import type { Locator, Page } from '@playwright/test';
import { callsOf, claimed, earn, forgetVisits, listen, visit } from './support/economy';
import { fingerOf, middleOf, uncover, type Point } from './support/fingers';
import { become, newcomer } from './support/members';
import { accounts, callApi, expect, fillLogin, test } from './support/site';

const GLASSES = '동글안경';
const SCARF = '줄무늬 목도리';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const canvas = (page: Page) => page.locator('[data-canvas]');
/** A part in the lists. */
const tile = (page: Page, name: string) =>
  page
    .getByRole('group', { name: '액세서리' })
    .getByRole('button', { name: new RegExp(`^${name}`) });
const base = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) });
/** A part on the canvas. */
const worn = (page: Page, name: string) =>
  canvas(page).getByRole('button', { name: new RegExp(`^${name}`) });

async function open(page: Page): Promise<void> {
  await page.goto('/character');
  await expect(button(page, '완성하기')).toBeEnabled();
}

async function placeOf(page: Page, name: string): Promise<Point> {
  const said = (await worn(page, name).getAttribute('aria-label')) ?? '';
  const [x, y] = /가로 (\d+)%, 세로 (\d+)%$/.exec(said)?.slice(1).map(Number) ?? [];
  return { x: x ?? NaN, y: y ?? NaN };
}

/** Saves, and waits until that is said. */
async function save(page: Page, finish: (button: Locator) => Promise<void>): Promise<void> {
  await finish(button(page, '완성하기'));
  await expect(page.getByText('캐릭터를 저장했습니다.')).toBeVisible();
}

test('a level is told once, then what it opens', async ({ page }) => {
  const member = await newcomer(page, '자라는 수달');
  await earn(page, member, 5);
  await page.goto('/');
  const level = page.getByRole('dialog', { name: '레벨이 올랐습니다! Lv.2' });
  await expect(level.getByText('능력치가 올랐습니다.')).toBeVisible();
  await expect(level.getByText('창의성').locator('..')).toHaveText('창의성+5');
  await level.getByRole('button', { name: '확인' }).click();
  const opened = page.getByRole('dialog', { name: '새로운 파츠가 열렸습니다!' });
  await expect(opened.getByText('밀짚모자를 사용할 수 있습니다.')).toBeVisible();
  await expect(opened.getByText('들꽃 머리핀을 사용할 수 있습니다.')).toBeVisible();
  await opened.getByRole('link', { name: '꾸미러 가기' }).click();

  await expect(page).toHaveURL('/character');
  await expect(page.getByText('레벨 2 · 경험치 10')).toBeVisible();
  await tile(page, '밀짚모자').click();
  await expect(worn(page, '밀짚모자')).toHaveCount(1);
  const locked = tile(page, '붕어빵');
  await expect(locked).toContainText('Lv.3에 열립니다.');
  await expect(locked).toHaveAttribute('aria-disabled', 'true');
  await locked.click({ force: true });
  await expect(page.getByRole('status').getByText('붕어빵은 Lv.3에 열립니다.')).toBeAttached();
  await expect(worn(page, '붕어빵')).toHaveCount(0);
  await save(page, (finish) => finish.click());

  // Told once, also where the browser has forgotten that it was.
  await forgetVisits(page);
  await listen(page);
  await page.goto('/');
  expect(await claimed(page, 'daily_login')).toMatchObject({ levelUps: 0, unlockedParts: [] });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a companion is named, dressed and moved, and stays so', async ({ page }) => {
  await newcomer(page, '꾸미는 수달');
  await visit(page);
  await open(page);
  await expect(page.getByRole('heading', { name: '나의 동반자', exact: true })).toBeVisible();
  const name = page.getByLabel('캐릭터 이름');
  await name.fill('가'.repeat(21));
  await button(page, '완성하기').click();
  await expect(page.getByText('이름은 20자 이하로 입력해주세요.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('  여울 ');
  await expect(page.getByRole('heading', { name: '여울', exact: true })).toBeVisible();

  await base(page, '수달').click();
  await expect(base(page, '수달')).toBeChecked();
  await tile(page, GLASSES).click();
  await expect(tile(page, GLASSES)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1개 착용 중')).toBeVisible();
  await button(page, '위치 조정 켜기').click();
  await worn(page, GLASSES).focus();
  const from = await placeOf(page, GLASSES);
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowUp']) await page.keyboard.press(key);
  const moved = { x: from.x + 2, y: from.y - 5 };
  const said = `${GLASSES}, 가로 ${moved.x}%, 세로 ${moved.y}%`;
  await expect(worn(page, GLASSES)).toHaveAccessibleName(said);
  await expect(page.getByRole('status').getByText(said)).toBeAttached();
  // At the edge it stays within.
  for (let press = 0; press < 21; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  expect((await placeOf(page, GLASSES)).x).toBe(0);
  await page.keyboard.press('Home');
  expect(await placeOf(page, GLASSES)).toEqual(from);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(button(page, '위치 조정 켜기')).toBeFocused();
  await save(page, (finish) => finish.click());

  await page.reload();
  await expect(name).toHaveValue('여울');
  await expect(base(page, '수달')).toBeChecked();
  await expect(page.getByText('1개 착용 중')).toBeVisible();
  await button(page, '위치 조정 켜기').click();
  expect(await placeOf(page, GLASSES)).toEqual({ x: from.x, y: from.y + 1 });
});

test.describe('with a finger, too', () => {
  test.use({ hasTouch: true });

  test('whichever way a part comes to its place, the same is sent', async ({ page }) => {
    test.slow();
    await newcomer(page, '이렇게 저렇게 수달');
    await visit(page);
    await listen(page);
    const target = { x: 30, y: 40 };
    const body = JSON.stringify({
      basePartId: 'part1',
      accessories: [{ partId: 'part11', positionX: target.x, positionY: target.y, zIndex: 0 }],
      characterName: '물결',
    });
    const sendsTheSame = async (finish: (button: Locator) => Promise<void>) => {
      await save(page, finish);
      const sent = (await callsOf(page, '/api/character/customize')).map((call) => call.sent);
      expect(sent).toEqual([body]);
    };

    /** Where the target is on the screen now. */
    const onScreen = async ({ x, y }: Point): Promise<Point> => {
      const box = await canvas(page).boundingBox();
      if (!box) throw new Error('no canvas');
      return { x: box.x + (box.width * x) / 100, y: box.y + (box.height * y) / 100 };
    };
    const isCarried = () =>
      expect(page.getByText('파츠를 이곳에 끌어다 놓아주세요.')).toBeVisible();
    const bareCompanion = async () => {
      const bare = { basePartId: 'part1', accessories: [], characterName: '물결' };
      expect((await callApi(page, 'POST', '/api/character/customize', bare)).status).toBe(200);
      await open(page);
      await expect(worn(page, GLASSES)).toHaveCount(0);
    };

    // The mouse takes it from the list.
    await bareCompanion();
    await tile(page, GLASSES).scrollIntoViewIfNeeded();
    const from = await middleOf(tile(page, GLASSES));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y - 20, { steps: 4 });
    await isCarried();
    const to = await onScreen(target);
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    await sendsTheSame((finish) => finish.click());

    // The keyboard puts it on and steps.
    await bareCompanion();
    await tile(page, GLASSES).press('Enter');
    await button(page, '위치 조정 켜기').press('Enter');
    const start = await placeOf(page, GLASSES);
    await worn(page, GLASSES).focus();
    const press = async (forth: string, back: string, steps: number) => {
      const large = Math.trunc(Math.abs(steps) / 5);
      const key = steps > 0 ? forth : back;
      for (let at = 0; at < large; at += 1) await page.keyboard.press(`Shift+${key}`);
      for (let at = large * 5; at < Math.abs(steps); at += 1) await page.keyboard.press(key);
    };
    await press('ArrowRight', 'ArrowLeft', target.x - start.x);
    await press('ArrowDown', 'ArrowUp', target.y - start.y);
    await sendsTheSame((finish) => finish.press('Enter'));

    // The mouse moves what is on.
    await bareCompanion();
    await tile(page, GLASSES).click();
    await button(page, '위치 조정 켜기').click();
    const held = await onScreen(start);
    const there = await onScreen(target);
    await page.mouse.move(held.x, held.y);
    await page.mouse.down();
    await page.mouse.move(there.x, there.y, { steps: 8 });
    await page.mouse.up();
    await sendsTheSame((finish) => finish.click());

    // A finger rests on it and carries it, on a phone.
    await page.setViewportSize({ width: 390, height: 844 });
    const finger = await fingerOf(page);
    await bareCompanion();
    await uncover(tile(page, GLASSES));
    const touched = await middleOf(tile(page, GLASSES));
    await finger.down(touched);
    await isCarried();
    await finger.moveTo(await onScreen(target), touched);
    await finger.up();
    await sendsTheSame((finish) => finish.tap());

    // A finger moves what was put on by a tap.
    await bareCompanion();
    await uncover(tile(page, GLASSES));
    await tile(page, GLASSES).tap();
    await button(page, '위치 조정 켜기').tap();
    const pressed = await onScreen(start);
    await finger.down(pressed);
    await finger.moveTo(await onScreen(target), pressed);
    await finger.up();
    await sendsTheSame((finish) => finish.tap());
  });
});

test('each step is taken back and done again', async ({ page }) => {
  await newcomer(page, '망설이는 수달');
  await visit(page);
  await open(page);
  const [undo, redo] = [button(page, '실행 취소'), button(page, '다시 실행')];
  await expect(undo).toBeDisabled();
  await expect(redo).toBeDisabled();
  await tile(page, GLASSES).click();
  await base(page, '새싹').click();
  await tile(page, SCARF).click();
  await undo.click();
  await expect(worn(page, SCARF)).toHaveCount(0);
  await undo.click();
  await expect(base(page, '물방울')).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(worn(page, GLASSES)).toHaveCount(0);
  await expect(undo).toBeDisabled();
  for (let step = 0; step < 2; step += 1) await redo.click();
  await page.keyboard.press('Control+Shift+z');
  await expect(base(page, '새싹')).toBeChecked();
  await expect(worn(page, GLASSES)).toHaveCount(1);
  await expect(worn(page, SCARF)).toHaveCount(1);
  await expect(redo).toBeDisabled();

  // A press on what is worn takes it off; a dice throw is one step.
  await worn(page, SCARF).press('Enter');
  await expect(worn(page, SCARF)).toHaveCount(0);
  await button(page, '랜덤').click();
  await undo.click();
  await expect(base(page, '새싹')).toBeChecked();
  await expect(worn(page, GLASSES)).toHaveCount(1);
  await button(page, '변경 취소').click();
  await expect(base(page, '물방울')).toBeChecked();
  await expect(worn(page, GLASSES)).toHaveCount(0);
});

test('nobody leaves what is not saved unasked', async ({ page }) => {
  await newcomer(page, '떠나려는 수달');
  await visit(page);
  await page.goto('/');
  await page.goto('/character');
  await tile(page, GLASSES).click();
  const question = page.getByRole('dialog', {
    name: '저장하지 않은 내용이 있습니다. 이 페이지를 나가시겠습니까?',
  });
  const home = page.getByRole('link', { name: '홈으로' });
  await home.click();
  await question.getByRole('button', { name: '취소' }).click();
  await expect(page).toHaveURL('/character');
  await expect(worn(page, GLASSES)).toHaveCount(1);

  // Closing the page is the browser's own question.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const browsers = await asked;
  expect(browsers.type()).toBe('beforeunload');
  await browsers.dismiss();
  await expect(worn(page, GLASSES)).toHaveCount(1);

  await home.click();
  await question.getByRole('button', { name: '나가기' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/character');
  await expect(button(page, '완성하기')).toBeEnabled();
  await expect(worn(page, GLASSES)).toHaveCount(0);
  await home.click();
  await expect(page).toHaveURL('/');
});

test('what could not be saved stays as it was made', async ({ page }, { project }) => {
  await newcomer(page, '끈질긴 수달');
  await visit(page);
  await page.goto('/character?scenario=character.saveFailed');
  if (project.name === 'live') {
    await page.route('**/api/character/customize', (route) => route.abort());
  }
  await page.getByLabel('캐릭터 이름').fill('다시 여울');
  await tile(page, GLASSES).click();
  await button(page, '완성하기').click();
  await expect(page.getByText('캐릭터를 저장하지 못했습니다. 다시 시도해주세요.')).toBeVisible();
  await expect(page.getByLabel('캐릭터 이름')).toHaveValue('다시 여울');
  await expect(worn(page, GLASSES)).toHaveCount(1);
  // The demo goes on failing for as long as it is asked to.
  if (project.name === 'mock') return;
  await page.unroute('**/api/character/customize');
  await save(page, (finish) => finish.click());
  await page.reload();
  await expect(page.getByLabel('캐릭터 이름')).toHaveValue('다시 여울');
  await expect(worn(page, GLASSES)).toHaveCount(1);
});

test('a session that ends meanwhile costs nothing of the look', async ({ page }) => {
  const member = await newcomer(page, '오래 꾸민 수달');
  await visit(page);
  await open(page);
  await page.getByLabel('캐릭터 이름').fill('기다린 여울');
  await tile(page, GLASSES).click();
  await callApi(page, 'POST', '/api/auth/logout');
  await button(page, '완성하기').click();
  await expect(page.getByText('꾸미던 모습은 보관해 두었습니다.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?from=%2Fcharacter/);
  await fillLogin(page, member);
  await expect(page).toHaveURL('/character');
  await expect(page.getByLabel('캐릭터 이름')).toHaveValue('기다린 여울');
  await expect(worn(page, GLASSES)).toHaveCount(1);
  await save(page, (finish) => finish.click());
});

test('a guest is led to the login, and back to dress', async ({ page }) => {
  const member = await newcomer(page, '돌아온 수달');
  await callApi(page, 'POST', '/api/auth/logout');
  await page.goto('/character');
  await expect(page).toHaveURL(/\/login\?from=%2Fcharacter/);
  await fillLogin(page, member);
  await expect(page).toHaveURL('/character');
  await expect(button(page, '완성하기')).toBeEnabled();
});

test('an admin hides the companions of all, and shows them again', async ({ page }) => {
  const member = await newcomer(page, '숨은 수달');
  await visit(page);
  await callApi(page, 'POST', '/api/character/customize', {
    basePartId: 'part3',
    accessories: [{ partId: 'part11' }],
    characterName: '숨바꼭질',
  });
  await listen(page);
  await forgetVisits(page);
  const widget = page.getByRole('region', { name: '나의 동반자' });
  const show = async (isShown: boolean) => {
    await become(page, accounts.admin);
    const body = { companion_visible: isShown };
    expect((await callApi(page, 'POST', '/api/admin/settings', body)).status).toBe(200);
    await become(page, member);
    // The claim comes last of all: whatever the page has to show is there.
    await page.goto('/');
    await claimed(page, 'daily_login');
  };

  await page.goto('/');
  await expect(widget.getByRole('img', { name: `숨바꼭질, ${GLASSES} 착용` })).toBeVisible();
  await expect(widget.getByText('Lv.1')).toBeVisible();
  await expect(widget.getByRole('progressbar', { name: '경험치' })).toHaveAttribute(
    'aria-valuetext',
    '10 / 100',
  );
  await expect(widget.getByText('꾸준함').locator('..')).toHaveText('꾸준함1');
  try {
    await show(false);
    await expect(widget).toHaveCount(0);
  } finally {
    await show(true);
  }
  await expect(widget).toBeVisible();
  await widget.getByRole('link', { name: '꾸미기' }).click();
  await expect(page).toHaveURL('/character');
});
