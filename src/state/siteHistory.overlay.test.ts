import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { back, forward, isMarked, siteAt, type Entry } from './testing/siteHistory';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('back with something open above the page', () => {
  it('closes the top overlay, one at a time, and then leaves the page', () => {
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

  it('leaves a dialog open while its work cannot be stopped, and closes it afterwards', () => {
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

  it('adds no new entry when another overlay stays open', () => {
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
  it('leaves no entry behind that the next back would use up', () => {
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

  it('hands its entry over to the dialog that a menu opens', () => {
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

it('leaves no spare entry after a reload', () => {
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

it('whatever opens, closes or navigates, back either closes one overlay or leaves one page', () => {
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
        // The entry of the overlays exists only while one is open, and it is the last one.
        const { entries } = site.browser;
        expect(entries.slice(0, site.browser.at()).some(isMarked)).toBe(false);
        expect(isMarked(entries[site.browser.at()] as Entry)).toBe(site.openCount() > 0);
      }
    }),
  );
});
