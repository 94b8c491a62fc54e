import { atom, createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { createPages } from './pages';

const pageOf = (items: string[], nextCursor: string | null) => ({ items, nextCursor });

/** A list whose calls are answered by hand. */
function listByHand() {
  const calls: {
    cursor: string | null;
    signal: AbortSignal;
    answer: (page: ReturnType<typeof pageOf>) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const leftOut = atom<ReadonlySet<string>>(new Set<string>());
  const pages = createPages<string>({
    load: (_of, cursor, signal) =>
      new Promise((answer, fail) => calls.push({ cursor, signal, answer, fail })),
    idOf: (item) => item,
    leftOut,
  });
  const store = createStore();
  const list = () => store.get(pages.listAtom);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { calls, pages, store, list, leftOut, settled };
}

describe('a list in pages', () => {
  it('adds the next page without doubles', async () => {
    const { calls, pages, store, list, settled } = listByHand();
    store.set(pages.openAtom, 'user1', false);
    calls[0]?.answer(pageOf(['a', 'b'], 'next'));
    await settled();
    void store.set(pages.moreAtom);
    void store.set(pages.moreAtom);
    expect(calls).toHaveLength(2);
    expect(calls[1]?.cursor).toBe('next');
    calls[1]?.answer(pageOf(['b', 'c'], null));
    await settled();
    expect(list()).toMatchObject({ items: ['a', 'b', 'c'], nextCursor: null, next: 'idle' });
  });

  it('keeps its items when the next page fails', async () => {
    const { calls, pages, store, list, settled } = listByHand();
    store.set(pages.openAtom, 'user1', false);
    calls[0]?.answer(pageOf(['a'], 'next'));
    await settled();
    void store.set(pages.moreAtom);
    calls[1]?.fail(new Error('broken'));
    await settled();
    expect(list()).toMatchObject({ items: ['a'], nextCursor: 'next', next: 'failed' });
  });

  it('drops a late answer for an earlier key', async () => {
    const { calls, pages, store, list, settled } = listByHand();
    store.set(pages.openAtom, 'user1', false);
    store.set(pages.openAtom, 'user2', false);
    calls[0]?.answer(pageOf(['of another'], null));
    calls[1]?.answer(pageOf(['own'], null));
    await settled();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(list()).toMatchObject({ of: 'user2', items: ['own'] });
  });

  it('is shown as it was left, without the removed items', async () => {
    const { calls, pages, store, list, settled } = listByHand();
    store.set(pages.openAtom, 'user1', false);
    calls[0]?.answer(pageOf(['a', 'b'], 'next'));
    await settled();
    store.set(pages.removeAtom, 'a', true);
    store.set(pages.closeAtom);
    store.set(pages.openAtom, 'user1', true);
    expect(list()).toMatchObject({ items: ['b'], removed: [] });
    void store.set(pages.moreAtom);
    calls[1]?.answer(pageOf(['c'], null));
    await settled();
    expect(list()?.items).toEqual(['b', 'c']);
  });

  it('is loaded again for a visit that is no return', async () => {
    const { calls, pages, store, list, settled } = listByHand();
    store.set(pages.openAtom, 'user1', false);
    calls[0]?.answer(pageOf(['a'], null));
    await settled();
    store.set(pages.openAtom, 'user1', false);
    expect(list()).toMatchObject({ status: 'loading', items: [] });
  });

  it('leaves out hidden items and restores them in their place', () => {
    const { pages, store, list, leftOut } = listByHand();
    store.set(pages.showAtom, 'user1', pageOf(['a', 'b', 'c'], null));
    store.set(leftOut, new Set(['b']));
    expect(list()?.items).toEqual(['a', 'c']);
    store.set(leftOut, new Set());
    expect(list()?.items).toEqual(['a', 'b', 'c']);
  });

  it('restores removed items', () => {
    const { pages, store, list } = listByHand();
    store.set(pages.showAtom, 'user1', pageOf(['a', 'b'], null));
    store.set(pages.removeAtom, 'a', true);
    store.set(pages.removeAtom, 'a', true);
    expect(list()?.removed).toEqual(['a']);
    store.set(pages.removeAtom, 'a', false);
    expect(list()?.removed).toEqual([]);
  });
});
