import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** The measurements of a page on a phone until it rests. */
export interface FirstView {
  /** When the largest thing of the first screen was painted, ms after the address was asked for. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Total blocking time: what tasks took beyond 50 ms each after the first paint, ms. */
  tbt: number;
  /** Bytes on the wire of document, code, styles and data; without pictures and the web font. */
  bytes: number;
  requests: number;
  nodes: number;
}

// The middle phone on a slow network that page measuring has agreed on: 412x823, a processor four
// times slower than this one, "Slow 4G" as browsers' own tools throttle it (applied, not simulated).
const viewport = { width: 412, height: 823 };
const CPU_SLOWER = 4;
const KILOBIT = 1024 / 8;
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * KILOBIT,
  uploadThroughput: 675 * KILOBIT,
};

/** How long a page must rest, ms. */
const REST = 1_500;
const counted = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']);

interface Paints {
  lcp: number;
  cls: number;
  tbt: number;
}

// Runs in the page, before anything of it.
function observePaints(): void {
  const paints: Paints = { lcp: 0, cls: 0, tbt: 0 };
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
    // Layout shifts have these; the compiler's list of browser types does not know the entry.
    const { value, hadRecentInput } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) paints.cls += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    if (first && startTime + duration > first.startTime) paints.tbt += Math.max(0, duration - 50);
  });
}

/** Counts the requests of a page that a reader waits for, and their bytes. */
async function countTraffic(session: CDPSession) {
  const wanted = new Set<string>();
  const traffic = { bytes: 0, requests: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!counted.has(type) || response.url.includes('pretendard')) return;
    wanted.add(requestId);
    traffic.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (wanted.has(requestId)) traffic.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return traffic;
}

/** A phone with nothing in its cache. `cookie` is a session's, as it is sent; null for a guest. */
export async function openPhone(
  browser: Browser,
  origin: string,
  cookie: string | null,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1.75,
    locale: 'ko-KR',
    serviceWorkers: 'block',
  });
  // What runs in the page was compiled with a helper that only this side has.
  await context.addInitScript('globalThis.__name ??= (value) => value;');
  if (cookie) {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: origin }]);
  }
  return { context, page: await context.newPage() };
}

/** Opens an address on the phone and measures until the page rests. */
export async function measureFirstView(
  browser: Browser,
  origin: string,
  path: string,
  cookie: string | null,
): Promise<FirstView> {
  const { context, page } = await openPhone(browser, origin, cookie);
  try {
    const session = await context.newCDPSession(page);
    const traffic = await countTraffic(session);
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    await page.addInitScript(observePaints);
    await page.goto(origin + path, { timeout: 60_000 });
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST);
    const seen = await page.evaluate(() => ({
      // Put there by `observePaints`, which the compiler cannot know of the page.
      ...(globalThis as unknown as { paints: Paints }).paints,
      nodes: document.querySelectorAll('*').length,
    }));
    return { ...seen, ...traffic };
  } finally {
    await context.close();
  }
}
