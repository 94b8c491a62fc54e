import type { BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { standStill, stillStyle, type Stillness } from './still';

/** Events that mean a story is drawn. */
export const drawn = new Set(['Finished', 'Unchanged']);
/** A story that always exists: a page starts with it, then switches from story to story. */
const FIRST = 'design-components-badge--default';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

interface StoreOfPage {
  loadStory: (query: { storyId: string }) => Promise<{
    storyGlobals: { viewport?: { value?: string } };
  }>;
  projectAnnotations: {
    parameters: {
      viewport: { options: Record<string, { styles: Record<'width' | 'height', string> }> };
    };
  };
}
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { phase?: string };
      storyRenders: { isPreparing: () => boolean; isPending: () => boolean }[];
      storyStoreValue: StoreOfPage;
    };
    __STORYBOOK_ADDONS_CHANNEL__: {
      on: (event: string, listener: (data: { storyId?: string } | string) => void) => void;
      off: (event: string, listener: (data: { storyId?: string } | string) => void) => void;
      emit: (event: string, data: object) => void;
    };
    stillness?: Stillness;
  }
}

/** Opens a page of a theme at its first story; Storybook's channel selects later stories. */
export async function open(
  context: BrowserContext,
  address: string,
  theme: 'light' | 'dark',
  style: string,
): Promise<Page> {
  // The compiler of this code names functions with its own helper.
  await context.addInitScript('globalThis.__name = (value) => value;');
  await context.addInitScript(`window.stillness = (${standStill.toString()})();`);
  const page = await context.newPage();
  await page.goto(`${address}/iframe.html?id=${FIRST}&viewMode=story&globals=theme:${theme}`);
  await page.waitForFunction(
    () => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    null,
    { timeout: 120_000 },
  );
  await page.addStyleTag({ content: stillStyle + style });
  return page;
}

/** A story to select, or toolbar values for the current story. */
export type Selection = { storyId: string } | { globals: Record<string, string> };

/** Selects in the page, and resolves to the name of Storybook's event that ends the drawing. */
function draw(selection: Selection): Promise<string> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const id = 'storyId' in selection ? selection.storyId : undefined;
  window.stillness?.restart();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
  return new Promise((resolve) => {
    const events = ['Finished', 'Unchanged', 'Errored', 'ThrewException', 'Missing'];
    const listeners = events.map((event) => {
      const listener = (data: { storyId?: string } | string) => {
        // The previous story may end late.
        if (id !== undefined && typeof data === 'object' && (data.storyId ?? id) !== id) return;
        for (const [name, other] of listeners) channel.off(name, other);
        resolve(event);
      };
      return [`story${event}`, listener] as const;
    });
    for (const [name, listener] of listeners) channel.on(name, listener);
    if (id === undefined) channel.emit('updateGlobals', selection);
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/**
 * Selects a story or toolbar values, and resolves when the story is drawn and its play has ended.
 * @returns the name of Storybook's event; `timeout` after 60 s
 */
export const select = (page: Page, selection: Selection): Promise<string> =>
  Promise.race([page.evaluate(draw, selection), pause(60_000).then(() => 'timeout')]);

/** Waits until the DOM is stable, no timer is pending, sheets are drawn, and images and fonts have loaded. */
export async function rest(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, all);
  // Some pages always have a timer; a sheet draws dozens of stories.
  const [end, lastEnd] = [changed + 20_000, changed + 200_000];
  const isDrawing = () => document.querySelector('[data-drawing]') !== null;
  const isBusy = () => performance.now() - changed < 150 || window.stillness?.isWaiting() === true;
  while (isBusy() && performance.now() < (isDrawing() ? lastEnd : end)) await frame();
  observer.disconnect();
  // A lazy image below the window never loads, and its decode() never ends.
  for (const image of document.images) image.loading = 'eager';
  const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
  const limit = new Promise((resolve) => setTimeout(resolve, 2900));
  await Promise.race([Promise.all([...decoded, document.fonts.ready]), limit]);
  await frame();
  await frame();
}

/** Tracks open requests of a page. */
export function watchRequests(page: Page): { quiet: () => Promise<void> } {
  const open = new Set<object>();
  let last = Date.now();
  const over = (request: object) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    open.add(request);
    last = Date.now();
  });
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return {
    /** Waits for 250 ms without requests; an unanswered call is given three seconds. */
    quiet: async () => {
      const end = Date.now() + 20_000;
      while (Date.now() - last < (open.size > 0 ? 3000 : 250) && Date.now() < end) await pause(25);
      open.clear();
    },
  };
}

/** The same picture in the fewest bytes. */
export const smaller = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).removeAlpha().png({ compressionLevel: 9, effort: 10 }).toBuffer();

/** Takes the picture once two shots in a row are equal. */
export async function shoot(page: Page, height: number): Promise<Buffer> {
  const width = page.viewportSize()?.width ?? 0;
  const take = () =>
    page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      clip: { x: 0, y: 0, width, height },
    });
  let picture = await take();
  for (let tries = 0; tries < 5; tries += 1) {
    const next = await take();
    if (next.equals(picture)) break;
    picture = next;
  }
  return smaller(picture);
}
