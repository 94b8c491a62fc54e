// Compares each story with its reference picture.
import font from 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2?url';
import { expect, TestRunner } from 'vitest';
import { page } from 'vitest/browser';
import madeBy from '../../stories/design/references/browser.json';
import { browserOfPage, drawnHeight, standStill, stillStyle } from './still';

const present = browserOfPage();
const { restart } = standStill();
document.head.append(Object.assign(document.createElement('style'), { textContent: stillStyle }));
// Code uses a font of the machine: this declares the site's own font under the name of the first.
document.fonts.add(new FontFace('SFMono-Regular', `url(${font})`));

/**
 * Stories without a reference. Long words: a play proves that they fit, and their pictures are the
 * largest. The SQL editor: its line height varies by a pixel. An open menu: its focus ring depends
 * on the previous story.
 */
const leftOut = /--long-words$|^sqleditor-|^menu--open$/;

export async function beforeEach(): Promise<void> {
  // Another browser renders other edges; `npm run pictures` compares on any machine.
  TestRunner.getCurrentTest()?.context.skip(
    present !== madeBy.browser,
    `기준 그림은 ${madeBy.browser}의 것이고 여기는 ${present}입니다.`,
  );
  await document.fonts.load('16px SFMono-Regular');
  restart();
}

export async function afterEach({ id }: { id: string }): Promise<void> {
  if (leftOut.test(id)) return;
  for (const image of document.images) image.loading = 'eager';
  const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
  await Promise.all([...decoded, document.fonts.ready]);
  window.scrollTo(0, 0);
  document.body.style.minHeight = '0';
  document.body.style.minHeight = `${String(drawnHeight())}px`;
  // A theme changes only colours, which one story of each component shows.
  for (const theme of id.endsWith('--default') ? ['light', 'dark'] : ['light']) {
    document.documentElement.dataset.theme = theme;
    const name = `${id}-${theme}`;
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name);
  }
}
