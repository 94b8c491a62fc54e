import { answerFromWorld, holdCalls } from '@/api/testing/world';
import { commentPages } from '@/state/comments';
import { earnedAtom } from '@/state/earned';
import { postsAtom, putPostsAtom } from '@/state/posts';
import { setUserAtom } from '@/state/session';
import type { Comment } from '@contract/models/comment';
import type { Member } from '@contract/models/member';
import type { Post } from '@contract/models/post';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { addCommentAtom, changeCommentAtom } from './writing';

const place = { userId: 'user1', postId: 'post1', list: 'post1' };

/** A comment that one member is sending. */
function begin() {
  const calls = holdCalls();
  const store = createStore();
  const show = () => {
    store.set(putPostsAtom, [{ postId: 'post1', commentCount: 1 } as Post]);
    store.set(commentPages.showAtom, 'post1', { items: [], nextCursor: null });
  };
  const become = (user_id: string) => store.set(setUserAtom, { user_id } as Member);
  become('user1');
  show();
  const sent = store.set(addCommentAtom, place, null, 'words', []);
  return {
    show,
    become,
    answer: async () => {
      await calls[0]?.answer();
      return sent;
    },
    shown: () => ({
      added: store.get(commentPages.listsAtom).post1?.added.length,
      count: store.get(postsAtom).post1?.commentCount,
      earned: store.get(earnedAtom)?.action,
    }),
  };
}

it('a sent comment is shown, counted and noted for its reward', async () => {
  const { answer, shown } = begin();
  await answer();
  expect(shown()).toEqual({ added: 1, count: 2, earned: 'comment_write' });
});

it('a sent comment changes nothing for another member who signs in', async () => {
  const { become, show, answer, shown } = begin();
  become('user2');
  show();
  expect(await answer()).toBeNull();
  expect(shown()).toEqual({ added: 0, count: 1, earned: undefined });
});

it.each([
  ['is shown to the member who changed it', 'user1', true, 'new words'],
  ['changes nothing of another member who came meanwhile', 'user2', false, 'old words'],
])('an edit of a comment %s', async (_, next, isDone, content) => {
  const store = createStore();
  const become = (user_id: string) => {
    store.set(setUserAtom, { user_id } as Member);
    const items = [{ commentId: 'comment1', content: 'old words' } as Comment];
    store.set(commentPages.showAtom, 'post1', { items, nextCursor: null });
  };
  become('user1');
  answerFromWorld({
    updateComment: () => {
      become(next);
      return { comment: { content: 'new words' } };
    },
  });
  const done = store.set(changeCommentAtom, place, 'comment1', 'new words', []);
  expect(await done).toBe(isDone);
  expect(store.get(commentPages.listsAtom).post1?.items[0]?.content).toBe(content);
});
