import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { feedListsAtom } from './feed';
import { dropPostsAtom } from './leavingPosts';

const pagination = { page: 1, limit: 10, hasMore: false, nextCursor: null };
const list = (...ids: string[]) => ({ ids, pagination, loadedAt: 0, scrollY: null });

describe('posts that leave the lists', () => {
  const store = createStore();
  const ids = (path = '/') => store.get(feedListsAtom).byPath[path]?.ids;
  beforeEach(() => {
    const byPath = { '/': list('a', 'b', 'c', 'd'), '/?q=x': list('c', 'a') };
    store.set(feedListsAtom, { viewer: 'user1', byPath });
  });

  it('leave all of them and come back to their places', () => {
    const putBack = store.set(dropPostsAtom, (id) => id === 'a' || id === 'c');
    expect([ids(), ids('/?q=x')]).toEqual([['b', 'd'], []]);
    putBack();
    expect([ids(), ids('/?q=x')]).toEqual([
      ['a', 'b', 'c', 'd'],
      ['c', 'a'],
    ]);
  });

  it('come back among what came meanwhile', () => {
    const putBack = store.set(dropPostsAtom, (id) => id === 'c');
    store.set(feedListsAtom, { viewer: 'user1', byPath: { '/': list('z', 'a', 'b', 'd', 'e') } });
    putBack();
    expect(ids()).toEqual(['z', 'a', 'b', 'c', 'd', 'e']);
    putBack();
    expect(ids()).toEqual(['z', 'a', 'b', 'c', 'd', 'e']);
  });

  it('do not come to the lists of somebody else', () => {
    const putBack = store.set(dropPostsAtom, (id) => id === 'c');
    store.set(feedListsAtom, { viewer: null, byPath: {} });
    putBack();
    expect(store.get(feedListsAtom).byPath).toEqual({});
  });
});
