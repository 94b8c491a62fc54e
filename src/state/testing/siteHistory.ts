import { vi } from 'vitest';
import { createSiteHistory } from '../siteHistory';

/** An entry of a browser's history. */
export interface Entry {
  state: unknown;
  url: string;
}

/** The history part of a browser's window; as in a real one, back and forward happen later than the call. */
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
    /** The person presses back or forward before the browser has made the page's step: it makes both as one. */
    pressMeanwhile: (steps: number) => go((asked.shift() ?? 0) + steps),
    /** Comes back from another site by back; the browser restores the page. */
    show: () => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    /** Makes the step that the page asked for; returns whether there was one. */
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

/** A site whose pages are named by their addresses, with overlays that the test opens and closes. */
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
  /** The addresses that the router got from the browser's back and forward. */
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
    /** A link: the page and the overlays above it go. */
    follow: (url: string) => {
      router.history.pushState({ idx: indexOf() + 1 }, '', url);
      while (open.length > 0) close();
    },
    replace: (url: string) => {
      router.history.replaceState({ idx: indexOf(), key: url }, '', url);
    },
    index: indexOf,
    /** Lets the page and the browser settle. */
    rest: () => {
      do vi.advanceTimersByTime(1);
      while (browser.travel());
    },
  };
}

export type Site = ReturnType<typeof siteAt>;

/** Presses back and lets the page and the browser settle. */
export const back = (site: Site) => {
  site.browser.press(-1);
  site.rest();
};
/** Presses forward and lets the page and the browser settle. */
export const forward = (site: Site) => {
  site.browser.press(1);
  site.rest();
};
