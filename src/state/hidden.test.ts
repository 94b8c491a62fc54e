import type { Member } from '@contract/models/member';
import type { Post } from '@contract/models/post';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { putPostsAtom } from './posts';
import { setUserAtom } from './session';
import { leftOutPostsAtom, setHiddenAtom, hiddenAtom } from './hidden';

const member = (user_id: string) => ({ user_id }) as Member;
const post = (postId: string, userId: string) => ({ postId, userId }) as Post;

describe("a member's hidden things", () => {
  let store = createStore();
  const leftOut = () => [...store.get(leftOutPostsAtom)].sort();
  beforeEach(() => {
    store = createStore();
    store.set(setUserAtom, member('user1'));
    store.set(putPostsAtom, [post('a', 'user2'), post('b', 'user3'), post('c', 'user2')]);
  });

  it('include a post until it is unhidden', () => {
    store.set(setHiddenAtom, 'posts', 'a', true);
    store.set(setHiddenAtom, 'posts', 'b', true);
    store.set(setHiddenAtom, 'posts', 'b', true);
    expect(leftOut()).toEqual(['a', 'b']);
    store.set(setHiddenAtom, 'posts', 'a', false);
    expect(leftOut()).toEqual(['b']);
  });

  it('include everything by a blocked member, even what loads later', () => {
    store.set(setHiddenAtom, 'members', 'user2', true);
    expect(leftOut()).toEqual(['a', 'c']);
    store.set(putPostsAtom, [post('d', 'user2')]);
    store.set(setHiddenAtom, 'posts', 'a', true);
    expect(leftOut()).toEqual(['a', 'c', 'd']);
    store.set(setHiddenAtom, 'members', 'user2', false);
    expect(leftOut()).toEqual(['a']);
  });

  it('are hidden for that member only', () => {
    store.set(setHiddenAtom, 'comments', 'comment1', true);
    store.set(setHiddenAtom, 'posts', 'a', true);
    store.set(setUserAtom, member('user4'));
    expect(leftOut()).toEqual([]);
    expect(store.get(hiddenAtom).comments.size).toBe(0);
    store.set(setUserAtom, null);
    expect(leftOut()).toEqual([]);
  });
});
