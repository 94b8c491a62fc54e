import font from 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2?url';
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import madeBy from '../../stories/design/references/browser.json';
import { browserOfPage, drawnHeight, standStill, stillStyle } from './still';

const present = browserOfPage();
const { restart } = standStill();
document.head.append(Object.assign(document.createElement('style'), { textContent: stillStyle }));
// Code is set in a font of the machine: by the name of the first, it gets the site's own.
document.fonts.add(await new FontFace('SFMono-Regular', `url(${font})`).load());

beforeEach(({ skip }) => {
  // Another browser draws other edges; `npm run pictures` compares on any machine.
  skip(
    present !== madeBy.browser,
    `기준 그림은 ${madeBy.browser}의 것이고 여기는 ${present}입니다.`,
  );
  restart();
});

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined || task.result?.state === 'skip') return;
  await document.fonts.ready;
  window.scrollTo(0, 0);
  document.body.style.minHeight = '0';
  document.body.style.minHeight = `${String(drawnHeight())}px`;
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme;
    const name = `${storyId.replace('design-components-', '')}-${theme}`;
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name);
  }
});
