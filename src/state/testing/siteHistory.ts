import { vi } from 'vitest';
import { createSiteHistory } from '../siteHistory';

/** An entry of a browser's history. */
export interface Entry {
  state: unknown;
  url: string;
}

/** A browser's window as far as its history goes; like a real one it goes back and forward later than it is asked. */
function fakeBrowser(entries: Entry[], start: number) {
  let at = start;
  const asked: number[] = [];
  const events = new EventTarget();
  const go = (steps: number) => {
    if (!entries[at + steps]) return;
    at += steps;
    events.dispatchEvent(Object.assign(new Event('popstate'), { state: entries[at]?.state }));
  };
  const current = () => entries[at] ?? { state: null, url: '' };
  return {
    window: {
      history: {
        get state() {
          return current().state;
        },
        pushState(state: unknown, _title: string, url = current().url) {
          entries.splice(at + 1, Infinity, { state, url });
          at += 1;
        },
        replaceState(state: unknown, _title: string, url = current().url) {
          entries[at] = { state, url };
        },
        go: (steps: number) => void asked.push(steps),
      },
      get location() {
        return new URL(current().url, 'https://mulbit.test');
      },
      addEventListener: events.addEventListener.bind(events),
    } as unknown as Window,
    /** The person presses back or forward. */
    press: go,
    /** The person presses back or forward before the browser has made a step that the page asked for: it makes one of both. */
    pressMeanwhile: (steps: number) => go((asked.shift() ?? 0) + steps),
    /** Comes back from another site by back, as it was left. */
    show: () => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    /** Does what the page has asked for, and gives whether that was anything. */
    travel: () => {
      const steps = asked.shift();
      if (steps !== undefined) go(steps);
      return steps !== undefined;
    },
    entries,
    at: () => at,
    url: () => current().url,
  };
}

/** Whether an entry is the one above a page. */
export const isMarked = ({ state }: Entry) =>
  (state as { isOverlay?: true } | null)?.isOverlay === true;

/** A site of pages named by their addresses, with overlays that are opened and closed by hand. */
export function siteAt(
  entries: Entry[] = [{ state: { idx: 0 }, url: '/' }],
  start = entries.length - 1,
) {
  const browser = fakeBrowser(entries, start);
  const open: { isHeld: boolean }[] = [];
  let changed: () => void = () => undefined;
  const site = createSiteHistory(browser.window, {
    isOpen: () => open.length > 0,
    requestCloseTop: () => {
      if (open.at(-1)?.isHeld === false) close();
    },
    listen: (listener) => (changed = listener),
  });
  const router = site.routerWindow;
  /** The addresses that the router heard of by the browser's back and forward. */
  const heard: string[] = [];
  router.addEventListener('popstate', () => heard.push(browser.url()));

  function close() {
    open.pop();
    changed();
  }
  const indexOf = () => (router.history.state as { idx: number }).idx;
  return {
    browser,
    site,
    heard,
    open: (isHeld = false) => {
      open.push({ isHeld });
      changed();
    },
    release: () => open.forEach((one) => (one.isHeld = false)),
    close,
    openCount: () => open.length,
    /** A link: the page and what lay above it go. */
    follow: (url: string) => {
      router.history.pushState({ idx: indexOf() + 1 }, '', url);
      while (open.length > 0) close();
    },
    replace: (url: string) => {
      router.history.replaceState({ idx: indexOf(), key: url }, '', url);
    },
    index: indexOf,
    /** Lets the page and the browser come to rest. */
    rest: () => {
      do vi.advanceTimersByTime(1);
      while (browser.travel());
    },
  };
}

export type Site = ReturnType<typeof siteAt>;

/** Presses back, and lets the page and the browser come to rest. */
export const back = (site: Site) => {
  site.browser.press(-1);
  site.rest();
};
/** Presses forward, and lets the page and the browser come to rest. */
export const forward = (site: Site) => {
  site.browser.press(1);
  site.rest();
};
