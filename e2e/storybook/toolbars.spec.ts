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

const phone = { width: 390, height: 844 };
const tablet = { width: 900, height: 1200 };
const desktop = { width: 1440, height: 900 };

/**
 * Toolbar values, and the window's size. Together they have every role and kind of value; each screen
 * is drawn with all of them.
 */
const choices: { globals: Globals; size: { width: number; height: number } }[] = [
  { globals: { role: 'guest', theme: 'dark' }, size: phone },
  {
    globals: {
      role: 'member',
      scenario: 'account-suspended',
      textSize: 'huge',
      latency: 'short',
    },
    size: tablet,
  },
  {
    globals: { role: 'admin', scenario: 'text-long', textSize: 'large', clock: 'midnight' },
    size: desktop,
  },
  { globals: { scenario: 'network-failed', motion: 'reduced', clock: 'tomorrow' }, size: phone },
  { globals: { scenario: 'network-loading', theme: 'dark' }, size: desktop },
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
/** The stories of each screen. */
const screens = [...new Set(stories.map(({ title }) => title))].map((title) =>
  stories.filter((story) => story.title === title).map(({ id }) => id),
);

for (const [turn, { globals, size }] of choices.entries()) {
  test(`no screen shows an error page with ${Object.values(globals).join(', ')}`, async ({
    frame,
  }) => {
    await frame.setViewportSize(size);
    const red: string[] = [];
    const draw = async (id: string, selection: Selection): Promise<void> => {
      await select(frame, selection);
      const message = await frame.evaluate(errorPage);
      if (message !== null) red.push(`${id}: ${message}`);
    };
    const [first = ''] = screens[0] ?? [];
    await draw(first, { storyId: first });
    // Storybook renders the current story again.
    await draw(first, { globals: { ...leave, ...globals } });
    for (const [at, ids] of screens.entries()) {
      // Another story of the screen each time: the stories themselves are tested without toolbars.
      const id = ids[(at + turn) % ids.length] ?? '';
      if (id !== first) await draw(id, { storyId: id });
    }
    expect(red).toEqual([]);
  });
}

const guides = index.filter(
  ({ title, type }) =>
    type === 'docs' && !/^(?:components|features|screens|flows|app)\//.test(title),
);
const PARTS = 2;

/** Switches to a page of documentation, as the sidebar does, and resolves when it is drawn. */
function drawGuide(id: string): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const listener = (shown: unknown): void => {
      if (shown !== id) return;
      channel.off('docsRendered', listener);
      resolve();
    };
    channel.on('docsRendered', listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  });
}

/** Whether all stories on the page are drawn: Storybook reloads a page that it leaves before. */
const areStoriesDrawn = (): boolean =>
  window.__STORYBOOK_PREVIEW__?.storyRenders.every(
    (one) => !one.isPreparing() && !one.isPending(),
  ) === true;

for (let part = 0; part < PARTS; part += 1) {
  test(`every page of documentation is drawn, part ${part + 1}`, async ({ page, served }) => {
    const broken: string[] = [];
    page.on('pageerror', ({ message }) => broken.push(message));
    const heading = page.getByRole('heading', { level: 1 }).first();
    const ids = guides.map(({ id }) => id).filter((_, at) => at % PARTS === part);
    // The others are switched to, because loading Storybook's frame is slow.
    await page.goto(`${served}iframe.html?id=${ids[0] ?? ''}&viewMode=docs`);
    for (const id of ids) {
      if (id !== ids[0]) await page.evaluate(drawGuide, id);
      await expect(heading, id).toBeVisible();
      await page.waitForFunction(areStoriesDrawn);
      expect(await page.evaluate(errorPage), id).toBeNull();
    }
    expect(broken).toEqual([]);
  });
}

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
