import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openBarePage, type BarePage } from '../first-view/bare-page';
import { evaluate, preparePhone, CPU_SLOWER } from '../first-view/phone';
import type { Interaction } from './cases';

/** After this time a hydrated page has finished its own background work, ms. */
const REST = 3_500;
/** How long a finger touches the screen, ms. */
const TAP = 60;
/** How long the browser takes to report the duration of an event, ms. */
const SETTLED = 900;
const TIMEOUT = 20_000;

interface Timing extends PerformanceEntry {
  interactionId: number;
}

/** The browser reports no shorter events, ms. */
const SHORTEST = 16;

// Runs in the page before its own code.
function observeEvents(shortest: number): void {
  const slowest: number[] = [];
  Object.assign(globalThis, { slowest });
  // The compiler's list of browser types does not know the threshold.
  const options = { type: 'event', durationThreshold: shortest } as PerformanceObserverInit;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as Timing[]) {
      if (interactionId > 0) slowest.push(duration);
    }
  }).observe(options);
}

async function pointOf(page: BarePage, selector: string): Promise<{ x: number; y: number }> {
  const find = `document.querySelector(${JSON.stringify(selector)})`;
  const begun = Date.now();
  while (!(await evaluate<boolean>(page, `!!${find}`))) {
    if (Date.now() - begun > TIMEOUT) throw new Error(`Nothing on the page is ${selector}`);
    await sleep(100);
  }
  return evaluate(
    page,
    `(() => {
      const element = ${find};
      element.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`,
  );
}

async function tap(page: BarePage, point: { x: number; y: number }): Promise<void> {
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await sleep(TAP);
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function type(page: BarePage, keys: string): Promise<void> {
  for (const text of keys) {
    const upper = text.toUpperCase();
    const windowsVirtualKeyCode = upper.charCodeAt(0);
    const key = { key: text, code: `Key${upper}`, windowsVirtualKeyCode };
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...key });
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    await sleep(150);
  }
}

/**
 * Performs one interaction on a page, like a finger on a phone.
 * @param watch is called before the interaction; its result is called afterwards
 * @returns the slowest event of the interaction, from the input to the next paint, ms
 */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  { path, target, before = 0, keys }: Interaction,
  cookie: string,
  watch?: (page: BarePage) => Promise<() => Promise<void>>,
): Promise<number> {
  const page = await openBarePage(browser);
  try {
    await preparePhone(page, origin, cookie);
    const source = `globalThis.__name ??= (value) => value; (${observeEvents.toString()})(${SHORTEST});`;
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
    await page.send('Page.navigate', { url: origin + path });
    await pointOf(page, target);
    await sleep(REST);
    await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    const point = await pointOf(page, target);
    await sleep(SETTLED);
    for (let taps = keys ? 1 : before; taps > 0; taps -= 1) {
      await tap(page, point);
      await sleep(SETTLED);
    }
    await evaluate(page, 'globalThis.slowest.length = 0');
    const unwatch = await watch?.(page);
    if (keys) await type(page, keys);
    else await tap(page, point);
    await sleep(SETTLED);
    await unwatch?.();
    return await evaluate<number>(page, `Math.max(${SHORTEST}, ...globalThis.slowest)`);
  } finally {
    await page.close();
  }
}
