import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Destination } from './siteHistory';
import { back, siteAt, type Site } from './testing/siteHistory';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A site at a page with an overlay whose entry the browser was asked to remove. */
function siteThatCloses(page?: string): Site {
  const site = siteAt();
  if (page) site.follow(page);
  site.open();
  site.close();
  vi.advanceTimersByTime(1);
  return site;
}

describe('a step of the router with something open', () => {
  it('replaces the entry of the overlay', () => {
    const site = siteAt();
    site.open();
    site.follow('/post');
    site.rest();
    expect(site.browser.entries.map(({ url }) => url)).toEqual(['/', '/post']);
    back(site);
    expect(site.heard).toEqual(['/']);
  });

  it('waits while the browser removes the entry of the overlay', () => {
    const site = siteThatCloses();
    site.follow('/post');
    expect(site.index()).toBe(1);
    // The router reads its location right after it has asked to go there.
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
  it('keeps the page at back, and goes to the destination when the person agrees', () => {
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

  it('names the address at forward because the question replaces the entries ahead', () => {
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

it('does not stop the router if the browser never arrives', () => {
  const site = siteThatCloses();
  site.follow('/post');
  vi.runAllTimers();
  expect(site.browser.url()).toBe('/post');
});

describe('a press on back before the browser has made a step of the page', () => {
  it('leaves the page if the step would have removed the entry of a closed overlay', () => {
    const site = siteThatCloses('/post');
    site.browser.pressMeanwhile(-1);
    site.rest();
    expect([site.browser.url(), site.index(), site.heard]).toEqual(['/', 0, ['/']]);
  });

  it('closes the next overlay if the step would have led to its entry', () => {
    const site = siteAt();
    site.follow('/post');
    site.open();
    site.open();
    site.browser.press(-1);
    vi.advanceTimersByTime(1);
    site.browser.pressMeanwhile(-1);
    site.rest();
    expect([site.openCount(), site.browser.url(), site.heard]).toEqual([0, '/post', []]);
    back(site);
    expect(site.heard).toEqual(['/']);
  });

  it("still puts the router's next page in its place", () => {
    const site = siteThatCloses('/post');
    site.follow('/write');
    site.browser.pressMeanwhile(-1);
    site.rest();
    expect(site.browser.entries.map(({ url }) => url)).toEqual(['/', '/post', '/write']);
    expect([site.browser.url(), site.index(), site.heard]).toEqual(['/write', 2, []]);
  });
});

describe('a step of the page that the browser makes late', () => {
  it('does not lead beyond the page', () => {
    const site = siteThatCloses('/post');
    vi.advanceTimersByTime(60_000);
    site.rest();
    expect([site.browser.url(), site.heard]).toEqual(['/post', []]);
    back(site);
    expect(site.heard).toEqual(['/']);
  });

  it('does not delay a page that comes back from another site', () => {
    const site = siteThatCloses('/post');
    site.follow('/write');
    site.browser.show();
    expect(site.browser.url()).toBe('/write');
  });
});
