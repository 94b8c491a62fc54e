import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteHistory, type Destination } from './siteHistory';

interface Entry {
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

const isMarked = ({ state }: Entry) => (state as { isOverlay?: true } | null)?.isOverlay === true;

/** A site of pages named by their addresses, with overlays that are opened and closed by hand. */
function siteAt(entries: Entry[] = [{ state: { idx: 0 }, url: '/' }], start = entries.length - 1) {
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

type Site = ReturnType<typeof siteAt>;

const back = (site: Site) => {
  site.browser.press(-1);
  site.rest();
};
const forward = (site: Site) => {
  site.browser.press(1);
  site.rest();
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('back with something open above the page', () => {
  it('closes what lies on top, one at a time, and then leaves the page', () => {
    const site = siteAt();
    site.follow('/post');
    site.open();
    site.open();
    site.rest();
    back(site);
    expect([site.openCount(), site.browser.url()]).toEqual([1, '/post']);
    back(site);
    expect([site.openCount(), site.browser.url()]).toEqual([0, '/post']);
    expect(site.heard).toEqual([]);
    back(site);
    expect(site.heard).toEqual(['/']);
  });

  it('leaves a dialog whose work cannot be called back, and closes it once it can', () => {
    const site = siteAt();
    site.follow('/post');
    site.open(true);
    back(site);
    back(site);
    expect([site.openCount(), site.browser.url()]).toEqual([1, '/post']);
    site.release();
    back(site);
    expect([site.openCount(), site.browser.url(), site.heard]).toEqual([0, '/post', []]);
  });

  it('adds no entry that was not there when more stays open', () => {
    const site = siteAt();
    site.open();
    site.open();
    site.rest();
    const push = vi.spyOn(site.browser.window.history, 'pushState');
    back(site);
    // Browsers skip a page that adds entries without a press.
    expect(push).not.toHaveBeenCalled();
    expect(site.browser.entries.map(isMarked)).toEqual([false, true]);
    expect(site.browser.at()).toBe(1);
  });
});

describe('an overlay that was closed by other means', () => {
  it('leaves no entry behind that the next back would spend', () => {
    const site = siteAt();
    site.follow('/post');
    site.open();
    site.close();
    site.rest();
    back(site);
    expect(site.heard).toEqual(['/']);
  });

  it('is not opened again by forward', () => {
    const site = siteAt();
    site.open();
    back(site);
    forward(site);
    expect([site.openCount(), site.browser.at(), site.heard]).toEqual([0, 0, []]);
  });

  it('hands its entry on to the dialog that a menu leads to', () => {
    const site = siteAt();
    site.open();
    const push = vi.spyOn(site.browser.window.history, 'pushState');
    site.close();
    site.open();
    site.rest();
    expect(push).not.toHaveBeenCalled();
    expect(site.browser.entries.map(isMarked)).toEqual([false, true]);
  });
});

describe('a step of the router with something open', () => {
  it('takes the place of the entry of the overlay', () => {
    const site = siteAt();
    site.open();
    site.follow('/post');
    site.rest();
    expect(site.browser.entries.map(({ url }) => url)).toEqual(['/', '/post']);
    back(site);
    expect(site.heard).toEqual(['/']);
  });

  it('waits while the entry of the overlay is being taken away', () => {
    const site = siteAt();
    site.open();
    site.close();
    vi.advanceTimersByTime(1);
    site.follow('/post');
    expect(site.index()).toBe(1);
    // The router reads where it is as soon as it has asked to go there.
    expect(site.site.routerWindow.location.pathname).toBe('/post');
    site.rest();
    expect(site.site.routerWindow.location.pathname).toBe('/post');
    expect(site.browser.entries).toEqual([
      { state: { idx: 0 }, url: '/' },
      { state: { idx: 1 }, url: '/post' },
    ]);
    expect(site.browser.at()).toBe(1);
  });

  it('replaces the page, and not only the entry of the overlay', () => {
    const site = siteAt();
    site.open();
    site.replace('/?sort=popular');
    site.close();
    site.rest();
    expect(site.browser.at()).toBe(0);
    expect(site.browser.url()).toBe('/?sort=popular');
    expect(site.heard).toEqual([]);
  });

  it('goes back over the entry of the overlay', () => {
    const site = siteAt();
    site.follow('/post');
    site.open();
    site.site.go(-1);
    site.close();
    site.rest();
    expect(site.heard).toEqual(['/']);
  });
});

describe('the page guard', () => {
  it('keeps the page at back, and goes where the person wanted when it is told to', () => {
    const site = siteAt();
    site.follow('/write');
    const holds = vi.fn(() => true);
    site.site.setGuard({ holds });
    site.browser.press(-1);
    // The question opens before the browser has come back to the page.
    site.open();
    site.rest();
    expect(holds).toHaveBeenCalledWith({ steps: -1 });
    expect([site.browser.url(), site.heard]).toEqual(['/write', []]);
    back(site);
    expect([site.openCount(), site.browser.url()]).toEqual([0, '/write']);
    expect(holds).toHaveBeenCalledOnce();
    site.open();
    site.rest();
    holds.mockReturnValue(false);
    site.site.go(-1);
    site.close();
    site.rest();
    expect(site.heard).toEqual(['/']);
  });

  it('names the address at forward, because the question replaces the entries ahead', () => {
    const site = siteAt(
      ['/', '/write', '/post', '/search?q=a#b'].map((url, idx) => ({ state: { idx }, url })),
      1,
    );
    const asked: Destination[] = [];
    site.site.setGuard({ holds: (to) => asked.push(to) > 0 });
    site.browser.press(2);
    site.open();
    site.rest();
    expect([site.browser.url(), site.heard]).toEqual(['/write', []]);
    expect(site.browser.entries).toHaveLength(3);
    const [to] = asked;
    expect(to).toEqual({ path: '/search?q=a#b' });
    if (to && 'path' in to) site.follow(to.path);
    site.rest();
    expect([site.browser.url(), site.index()]).toEqual(['/search?q=a#b', 2]);
    site.browser.press(-1);
    expect(asked.at(-1)).toEqual({ steps: -1 });
  });
});

it('a page that was reloaded under an open overlay has no spare entry', () => {
  const site = siteAt([
    { state: { idx: 0 }, url: '/' },
    { state: { idx: 1 }, url: '/post' },
    { state: { idx: 1, isOverlay: true }, url: '/post' },
  ]);
  site.rest();
  expect(site.browser.at()).toBe(1);
  back(site);
  expect(site.heard).toEqual(['/']);
});

it('a browser that never arrives does not stop the router', () => {
  const site = siteAt();
  site.open();
  site.close();
  vi.advanceTimersByTime(1);
  site.follow('/post');
  vi.runAllTimers();
  expect(site.browser.url()).toBe('/post');
});

it('whatever is opened, closed and followed, back either closes one overlay or leaves one page', () => {
  const acts = fc.array(fc.constantFrom('open', 'close', 'follow', 'back', 'forward'), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(acts, (names) => {
      const site = siteAt();
      for (const [at, name] of names.entries()) {
        const before = { open: site.openCount(), index: site.index() };
        if (name === 'open') site.open();
        else if (name === 'close' && before.open > 0) site.close();
        else if (name === 'follow') site.follow(`/page${at}`);
        else if (name === 'back') site.browser.press(-1);
        else if (name === 'forward' && before.open === 0) site.browser.press(1);
        site.rest();
        if (name === 'back' && before.open > 0) {
          expect(site.openCount()).toBe(before.open - 1);
          expect(site.index()).toBe(before.index);
        } else if (name === 'back') {
          expect(site.index()).toBe(Math.max(0, before.index - 1));
        }
        // The entry of the overlays is there exactly while one is open, and it is the last one.
        const { entries } = site.browser;
        expect(entries.slice(0, site.browser.at()).some(isMarked)).toBe(false);
        expect(isMarked(entries[site.browser.at()] as Entry)).toBe(site.openCount() > 0);
      }
    }),
  );
});
