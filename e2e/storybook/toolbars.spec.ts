import { expect } from '@playwright/test';
import { select, type Selection } from '../../tools/pictures/story-page';
import { readIndex, test } from './served';

type Globals = Record<string, string>;

const leave: Globals = {
  theme: 'light',
  role: 'story',
  scenario: 'story',
  latency: 'none',
  clock: 'now',
  textSize: 'normal',
  motion: 'device',
};

/** Toolbar values, alone and combined; each story of a screen is drawn with one of them in turn. */
const choices: Globals[] = [
  { theme: 'dark' },
  { role: 'guest' },
  { scenario: 'network-failed' },
  { role: 'member', textSize: 'huge' },
  { scenario: 'account-suspended', role: 'member', theme: 'dark' },
  { latency: 'short', clock: 'midnight' },
  { role: 'admin', scenario: 'text-long', textSize: 'large' },
  { motion: 'reduced', clock: 'tomorrow' },
  { theme: 'dark', role: 'guest', scenario: 'network-loading' },
  { role: 'admin' },
];

const sizes = [
  { width: 390, height: 844 },
  { width: 900, height: 1200 },
  { width: 1440, height: 900 },
];

/** The message of Storybook's error page, if it is shown. */
function errorPage(): string | null {
  if (!/sb-show-(errordisplay|nopreview)/.test(document.body.className)) return null;
  return document.querySelector('#error-message')?.textContent ?? 'No story';
}

const index = await readIndex();
const stories = index.filter(
  ({ title, type, tags }) =>
    type === 'story' && title.startsWith('screens/') && !tags.includes('behavior'),
);
const screens = [...new Set(stories.map(({ title }) => title))].map((title) => ({
  title,
  stories: stories.filter((story) => story.title === title).map(({ id }) => id),
}));

for (const [at, { title, stories: ids }] of screens.entries()) {
  test(`the toolbars show no error page in ${title}`, async ({ frame }) => {
    await frame.setViewportSize(sizes[at % sizes.length] ?? { width: 1440, height: 900 });
    const red: string[] = [];
    const [first = ''] = ids;
    let shown = first;
    let chosen: Globals = {};
    const drawNow = async (selection: Selection): Promise<void> => {
      await select(frame, selection);
      const message = await frame.evaluate(errorPage);
      if (message !== null) red.push(`${shown} ${JSON.stringify(chosen)}: ${message}`);
    };
    const show = (id: string): Promise<void> => {
      shown = id;
      return drawNow({ storyId: id });
    };
    const choose = (globals: Globals): Promise<void> => {
      chosen = globals;
      return drawNow({ globals: { ...leave, ...globals } });
    };
    await show(first);
    for (const [turn, globals] of choices.entries()) {
      // Storybook renders the current story again.
      await choose(globals);
      const others = ids.filter((_, nth) => (at + nth) % choices.length === turn);
      for (const id of others) if (id !== shown) await show(id);
    }
    expect(red).toEqual([]);
  });
}

test('every page of documentation is drawn', async ({ page, served }) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  for (const { id } of index.filter(
    ({ title, type }) =>
      type === 'docs' && !/^(?:components|features|screens|flows|app)\//.test(title),
  )) {
    await page.goto(`${served}iframe.html?id=${id}&viewMode=docs`);
    await expect(page.getByRole('heading', { level: 1 }).first(), id).toBeVisible();
  }
  expect(broken).toEqual([]);
});

test('a story side by side is drawn in both themes', async ({ page, served }) => {
  const story = 'screens-homescreen-states--member';
  await page.goto(`${served}iframe.html?id=${story}&viewMode=story&globals=theme:both`);
  for (const [title, theme] of Object.entries({ 밝게: 'light', 어둡게: 'dark' })) {
    const frame = page.frameLocator(`iframe[title=${title}]`);
    await expect(frame.locator(`html[data-theme=${theme}]`)).toBeVisible();
    await expect(frame.getByRole('article').first()).toBeVisible();
  }
});

test('the toolbar choices are in the address and survive a reload', async ({ page, served }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`${served}?path=/story/screens-homescreen-states--default`);
  const toolbar = page.getByRole('toolbar');
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('main')).toBeVisible();
  const choose = async (name: RegExp, value: RegExp): Promise<void> => {
    await toolbar.getByRole('button', { name }).click();
    await page.getByRole('option', { name: value }).click();
  };
  await choose(/^테마/, /^어둡/);
  await choose(/^역할/, /^관리/);
  await toolbar.getByRole('button', { name: '상황 선택' }).click();
  await page.getByLabel('상황 검색').fill('account-suspended');
  await page.getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  const isShown = async (): Promise<void> => {
    await expect(story.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(story.getByRole('main')).toBeVisible();
    await expect(page).toHaveURL(/globals=.*theme:dark.*role:admin.*scenario:account-suspended/);
  };
  await isShown();
  await page.reload();
  await isShown();
});
