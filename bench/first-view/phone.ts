import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openBarePage, type BarePage } from './bare-page';

/** The measurements of a page on a phone until it is idle. */
export interface FirstView {
  /** When the largest element was painted (LCP), ms after the navigation started. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Total blocking time: the part of each task beyond 50 ms after the first paint, summed, ms. */
  tbt: number;
  /** The longest task after the first paint, ms. */
  longest: number;
  /** Transferred bytes of all requests of the page, including pictures and fonts. */
  bytes: number;
  requests: number;
  nodes: number;
}

// The usual mid-range phone on a slow network in page measurements: 412x823, a processor four times
// slower than this one, "Slow 4G" as throttled by browser tools (applied, not simulated).
const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
/** How many times slower its processor is than this machine's. */
export const CPU_SLOWER = 4;
const KILOBIT = 1024 / 8;
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * KILOBIT,
  uploadThroughput: 675 * KILOBIT,
};

/** How long an idle page has no requests, and how long the bench waits for that, ms. */
const REST = 2_000;
const TIMEOUT = 60_000;

type Paints = Pick<FirstView, 'lcp' | 'cls' | 'tbt' | 'longest'>;

// Runs in the page before its own code.
function observePaints(): void {
  const paints: Paints = { lcp: 0, cls: 0, tbt: 0, longest: 0 };
  Object.assign(globalThis, { paints });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    paints.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    // Layout shifts have these fields, but the compiler's list of browser types lacks the entry.
    const { value, hadRecentInput } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) paints.cls += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    if (!first || startTime + duration <= first.startTime) return;
    paints.tbt += Math.max(0, duration - 50);
    paints.longest = Math.max(paints.longest, duration);
  });
}

/** Tracks the requests of a page, their bytes, and when it is idle. */
async function followTraffic(page: BarePage) {
  const underWay = new Set<string>();
  const traffic = { bytes: 0, requests: 0 };
  let last = Date.now();
  const end = (requestId: string) => {
    underWay.delete(requestId);
    last = Date.now();
  };
  page.on('Network.requestWillBeSent', (one: { requestId: string; type: string }) => {
    traffic.requests += 1;
    // An event stream never ends, so it does not count.
    if (one.type !== 'EventSource') underWay.add(one.requestId);
  });
  page.on('Network.loadingFinished', (one: { requestId: string; encodedDataLength: number }) => {
    traffic.bytes += one.encodedDataLength;
    end(one.requestId);
  });
  page.on('Network.loadingFailed', ({ requestId }: { requestId: string }) => end(requestId));
  await page.send('Network.enable');
  return { traffic, isResting: () => underWay.size === 0 && Date.now() - last > REST };
}

/** Evaluates an expression in a page. */
export async function evaluate<T>(page: BarePage, expression: string): Promise<T> {
  const { result } = await page.send('Runtime.evaluate', { expression, returnByValue: true });
  return (result as { value: T }).value;
}

/** Makes an empty page emulate a phone, and signs in if a session cookie is given. */
export async function preparePhone(
  page: BarePage,
  origin: string,
  cookie: string | null,
): Promise<void> {
  await page.send('Page.enable');
  await page.send('Emulation.setDeviceMetricsOverride', screen);
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Emulation.setLocaleOverride', { locale: 'ko-KR' });
  await page.send('Network.setBypassServiceWorker', { bypass: true });
  if (!cookie) return;
  const [name = '', value = ''] = cookie.split('=');
  await page.send('Network.setCookie', { name, value, url: origin });
}

/**
 * Opens an address on a phone with an empty cache, and measures until the page is idle.
 * @param cookie the cookie of a session, as it is sent; null for a guest
 * @throws if the page is not idle with a post on it within a minute
 */
export async function measureFirstView(
  browser: Browser,
  origin: string,
  path: string,
  cookie: string | null,
): Promise<FirstView> {
  const page = await openBarePage(browser);
  try {
    const { traffic, isResting } = await followTraffic(page);
    await preparePhone(page, origin, cookie);
    await page.send('Network.emulateNetworkConditions', slow4g);
    await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    // The compiled code that runs in the page calls a helper that exists only in this process.
    const source = `globalThis.__name ??= (value) => value; (${observePaints.toString()})();`;
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
    await page.send('Page.navigate', { url: origin + path });
    const begun = Date.now();
    while (
      !isResting() ||
      !(await evaluate<boolean>(page, '!!document.querySelector("article")'))
    ) {
      if (Date.now() - begun > TIMEOUT) throw new Error(`${path} does not come to rest`);
      await sleep(REST / 10);
    }
    const paints = await evaluate<Paints>(page, 'globalThis.paints');
    const nodes = await evaluate<number>(page, 'document.querySelectorAll("*").length');
    return { ...paints, ...traffic, nodes };
  } finally {
    await page.close();
  }
}
