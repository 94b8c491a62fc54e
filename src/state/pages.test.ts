import type { Member } from '@contract/models/member';
import { atom, createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { createPages, type Page } from './pages';
import { setUserAtom } from './session';

const pageOf = (items: string[], nextCursor: string | null = null) => ({ items, nextCursor });

/** Lists whose calls the test answers. */
function listsByHand() {
  const calls: {
    key: string;
    cursor: string | null;
    signal: AbortSignal;
    answer: (page: Page<string>) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const leftOut = atom<ReadonlySet<string>>(new Set<string>());
  const shared = atom<readonly string[]>([]);
  const pages = createPages<string>({
    load: (key, cursor, signal) =>
      new Promise((answer, fail) => calls.push({ key, cursor, signal, answer, fail })),
    idOf: (item) => item,
    share:
      () =>
      (set, { items }) =>
        set(shared, (before) => [...before, ...items]),
    leftOut,
  });
  const store = createStore();
  const become = (user_id: string) => store.set(setUserAtom, { user_id } as Member);
  become('user1');
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    calls,
    pages,
    store,
    leftOut,
    become,
    list: (key = 'a') => store.get(pages.listAtom(key)),
    shared: () => store.get(shared),
    open: (key = 'a', isReturn = false) => void store.set(pages.openAtom, key, isReturn),
    load: (key = 'a', isKept = false) => void store.set(pages.loadAtom, key, isKept),
    more: (key = 'a') => store.set(pages.moreAtom, key),
    answer: async (at: number, page: Page<string>) => {
      calls[at]?.answer(page);
      await settled();
    },
    fail: async (at: number) => {
      calls[at]?.fail(new Error('broken'));
      await settled();
    },
  };
}

describe('a list in pages', () => {
  it('adds the next page without duplicates', async () => {
    const { calls, list, shared, open, more, answer } = listsByHand();
    open();
    await answer(0, pageOf(['a', 'b'], 'next'));
    const added = more();
    expect(await more()).toBeNull();
    expect(calls).toHaveLength(2);
    expect(calls[1]?.cursor).toBe('next');
    await answer(1, pageOf(['b', 'c']));
    expect(await added).toEqual(['b', 'c']);
    expect(list()).toMatchObject({ items: ['a', 'b', 'c'], nextCursor: null, next: 'idle' });
    expect(shared()).toEqual(['a', 'b', 'b', 'c']);
    expect(await more()).toBeNull();
  });

  it('stays as it is when the next page fails, and loads that page at the next try', async () => {
    const { list, open, more, answer, fail } = listsByHand();
    open();
    await answer(0, pageOf(['a'], 'next'));
    const failed = more();
    await fail(1);
    expect(await failed).toBeNull();
    expect(list()).toMatchObject({ items: ['a'], nextCursor: 'next', next: 'failed' });
    void more();
    await answer(2, pageOf(['b']));
    expect(list()).toMatchObject({ items: ['a', 'b'], next: 'idle', error: null });
  });

  it('reports a failed first page, and loads it at the next try', async () => {
    const { list, open, load, answer, fail } = listsByHand();
    open();
    await fail(0);
    expect(list()).toMatchObject({ status: 'failed', items: [] });
    load();
    expect(list()).toMatchObject({ status: 'loading' });
    await answer(1, pageOf(['a']));
    expect(list()).toMatchObject({ status: 'ready', items: ['a'] });
  });

  it('keeps all loaded pages for each key', async () => {
    const { calls, list, open, more, answer } = listsByHand();
    open('?page=a');
    await answer(0, pageOf(['a'], 'next'));
    void more('?page=a');
    await answer(1, pageOf(['b']));
    open('?page=c');
    await answer(2, pageOf(['c']));
    open('?page=a', true);
    expect(calls.map(({ key }) => key)).toEqual(['?page=a', '?page=a', '?page=c']);
    expect(list('?page=a')?.items).toEqual(['a', 'b']);
    expect(list('?page=c')?.items).toEqual(['c']);
  });

  it('drops a late answer after a newer request', async () => {
    const { calls, list, shared, load, answer } = listsByHand();
    load();
    load();
    await answer(1, pageOf(['new']));
    await answer(0, pageOf(['old']));
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(list()?.items).toEqual(['new']);
    expect(shared()).toEqual(['new']);
  });

  it('sends one request for a screen that opens it twice', () => {
    const { calls, open } = listsByHand();
    open();
    open();
    expect(calls).toHaveLength(1);
  });

  it('belongs to the viewer who asked: another viewer sees neither the list nor a late page', async () => {
    const { pages, store, become, list, open, more, answer } = listsByHand();
    open();
    await answer(0, pageOf(['of user1'], 'next'));
    void more();
    become('user2');
    expect(list()).toBeUndefined();
    expect(store.get(pages.isOthersAtom)).toBe(true);
    await answer(1, pageOf(['late']));
    expect(list()).toBeUndefined();
    open('a', true);
    expect(list()).toMatchObject({ status: 'loading', items: [] });
    await answer(2, pageOf(['of user2']));
    expect(list()?.items).toEqual(['of user2']);
  });

  it('aborts its request when it is closed', async () => {
    const { calls, pages, store, list, open, more, answer } = listsByHand();
    open();
    await answer(0, pageOf(['a'], 'next'));
    void more();
    store.set(pages.closeAtom, 'a');
    expect(calls[1]?.signal.aborted).toBe(true);
    await answer(1, pageOf(['b']));
    expect(list()).toMatchObject({ items: ['a'], next: 'idle' });
  });

  it('reopens as it was left, without removed items', async () => {
    const { pages, store, list, open, more, answer } = listsByHand();
    open();
    await answer(0, pageOf(['a', 'b'], 'next'));
    store.set(pages.removeAtom, 'a', 'a', true);
    store.set(pages.closeAtom, 'a');
    open('a', true);
    expect(list()).toMatchObject({ items: ['b'], removed: [] });
    void more();
    await answer(1, pageOf(['c']));
    expect(list()?.items).toEqual(['b', 'c']);
  });

  it('loads again for a reader who does not come back to it', async () => {
    const { list, open, answer } = listsByHand();
    open();
    await answer(0, pageOf(['a']));
    open();
    expect(list()).toMatchObject({ status: 'loading', items: [] });
  });

  it('can stay visible while its first page loads again', async () => {
    const { list, open, load, answer, fail } = listsByHand();
    open();
    await answer(0, pageOf(['a']));
    load('a', true);
    expect(list()).toMatchObject({ status: 'ready', items: ['a'] });
    await fail(1);
    expect(list()).toMatchObject({ status: 'ready', items: ['a'] });
    load('a', true);
    await answer(2, pageOf(['b', 'a']));
    expect(list()?.items).toEqual(['b', 'a']);
  });

  it('leaves out unwanted items and later restores them in their place', () => {
    const { pages, store, list, leftOut } = listsByHand();
    store.set(pages.showAtom, 'a', pageOf(['a', 'b', 'c']));
    store.set(leftOut, new Set(['b']));
    expect(list()?.items).toEqual(['a', 'c']);
    store.set(leftOut, new Set());
    expect(list()?.items).toEqual(['a', 'b', 'c']);
  });

  it('restores removed items', () => {
    const { pages, store, list } = listsByHand();
    store.set(pages.showAtom, 'a', pageOf(['a', 'b']));
    store.set(pages.removeAtom, 'a', 'a', true);
    store.set(pages.removeAtom, 'a', 'a', true);
    expect(list()?.removed).toEqual(['a']);
    store.set(pages.removeAtom, 'a', 'a', false);
    expect(list()?.removed).toEqual([]);
  });

  it('keeps an added item at its end until a page contains it', async () => {
    const { pages, store, list, more, answer } = listsByHand();
    store.set(pages.showAtom, 'a', pageOf(['a'], 'next'));
    store.set(pages.changeAtom, 'a', () => ({ added: ['x', 'y'] }));
    void more();
    await answer(0, pageOf(['b', 'x'], 'further'));
    expect(list()).toMatchObject({ items: ['a', 'b', 'x'], added: ['y'] });
  });

  it('keeps added items when its first page loads again, unless that page shows that they are gone', () => {
    const { pages, store, list } = listsByHand();
    store.set(pages.showAtom, 'a', pageOf(['a'], 'next'));
    store.set(pages.changeAtom, 'a', () => ({ added: ['x', 'y'] }));
    const before = list();
    store.set(pages.showAtom, 'a', pageOf(['a', 'x'], 'next'));
    expect(list()).toMatchObject({ items: ['a', 'x'], added: ['y'] });
    store.set(pages.changeAtom, 'a', () => ({ added: ['y', 'z'] }));
    store.set(pages.showAtom, 'a', pageOf(['a', 'x']), { before });
    expect(list()).toMatchObject({ items: ['a', 'x'], added: ['z'] });
  });

  it('does not change during a poll, and then shows the result', async () => {
    const { pages, store, list, shared, answer } = listsByHand();
    store.set(pages.showAtom, 'a', pageOf(['a'], 'next'));
    const polled = store.set(pages.pollAtom, 'a');
    await answer(0, pageOf(['b', 'a'], 'after'));
    const found = await polled;
    expect(list()?.items).toEqual(['a']);
    expect(shared()).toEqual([]);
    if (found) store.set(pages.showAtom, 'a', found.page, found);
    expect(list()).toMatchObject({ items: ['b', 'a'], nextCursor: 'after' });
    expect(shared()).toEqual(['b', 'a']);
  });

  it('returns no poll to a screen that has closed', async () => {
    const { pages, store, answer } = listsByHand();
    store.set(pages.showAtom, 'a', pageOf(['a']));
    const polled = store.set(pages.pollAtom, 'a');
    store.set(pages.closeAtom, 'a');
    await answer(0, pageOf(['b']));
    expect(await polled).toBeNull();
  });
});
