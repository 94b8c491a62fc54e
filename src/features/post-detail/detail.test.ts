import { holdCalls } from '@/api/testing/world';
import { commentPages } from '@/state/comments';
import { patchPostAtom, postsAtom, putPostsAtom } from '@/state/posts';
import type { Comment } from '@contract/models/comment';
import type { Post } from '@contract/models/post';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { detailRemote } from './PostArticle';

const post = { postId: 'post1', isLiked: false, commentCount: 1 } as Post;
const comment = (commentId: string) => ({ commentId, parentCommentId: null }) as Comment;

function begin() {
  const calls = holdCalls();
  const answer = (nextCursor: string | null = null) => {
    const comments = [comment('comment1')];
    return calls.at(-1)?.answer({ post, comments, commentsPagination: { nextCursor } });
  };
  const store = createStore();
  const load = () => store.set(detailRemote.loadAtom, 'post1', { isKept: true });
  const add = (commentId: string) =>
    store.set(commentPages.changeAtom, 'post1', () => ({ added: [comment(commentId)] }));
  const added = () =>
    store.get(commentPages.listsAtom).post1?.added.map(({ commentId }) => commentId);
  return { store, load, answer, add, added };
}

describe('the loaded detail of an open post', () => {
  it('keeps a like and a comment count that are newer than its request', async () => {
    const { store, load, answer } = begin();
    store.set(putPostsAtom, [post]);
    const loaded = load();
    store.set(patchPostAtom, 'post1', { isLiked: true, commentCount: 2 });
    await answer();
    await loaded;
    expect(store.get(postsAtom).post1).toMatchObject({ isLiked: true, commentCount: 2 });
  });

  it('replaces an older copy', async () => {
    const { store, load, answer } = begin();
    store.set(putPostsAtom, [{ ...post, commentCount: 0 }]);
    const loaded = load();
    await answer();
    await loaded;
    expect(store.get(postsAtom).post1).toMatchObject({ commentCount: 1 });
  });

  it('keeps a comment written during the request, and one from a later page', async () => {
    const { load, answer, add, added } = begin();
    const first = load();
    await answer();
    await first;
    const again = load();
    add('comment9');
    await answer();
    await again;
    expect(added()).toEqual(['comment9']);
    const third = load();
    await answer('next');
    await third;
    expect(added()).toEqual(['comment9']);
  });
});
