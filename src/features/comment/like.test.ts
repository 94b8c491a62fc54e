import { sendCommentLike } from '@/api/comments';
import { setUserAtom } from '@/state/session';
import { readyForChanges, rest } from '@/state/testing/changes';
import { toastsAtom } from '@/state/toasts';
import type { Comment } from '@contract/models/comment';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { likeCommentAtom } from './like';

vi.mock('@/api/comments');

const comment = { commentId: 'comment1', likeCount: 3, isLiked: false } as Comment;

let calls: { answer: (like: object) => void; fail: () => void }[] = [];

beforeAll(readyForChanges);

beforeEach(() => {
  calls = [];
  vi.mocked(sendCommentLike)
    .mockReset()
    .mockImplementation(
      () =>
        new Promise((resolve, reject) =>
          calls.push({
            answer: (like) => resolve(like as never),
            fail: () => reject(new Error('broken')),
          }),
        ),
    );
});

function begin() {
  const store = createStore();
  const become = (user_id: string) => store.set(setUserAtom, { user_id } as Member);
  become('user1');
  const show = vi.fn();
  return {
    become,
    show,
    rested: () => rest(store),
    press: (now: Partial<Comment> = {}) => store.set(likeCommentAtom, { ...comment, ...now }, show),
    notices: () => store.get(toastsAtom),
  };
}

describe("a comment's like", () => {
  it('is counted at once, and then follows the server’s count', async () => {
    const { press, rested, show } = begin();
    const pressed = press();
    expect(show).toHaveBeenLastCalledWith({ isLiked: true, likeCount: 4 });
    await rested();
    expect(sendCommentLike).toHaveBeenCalledWith('user1', 'comment1', true);
    calls[0]?.answer({ isLiked: true, likeCount: 9 });
    await pressed;
    expect(show).toHaveBeenLastCalledWith({ isLiked: true, likeCount: 9 });
  });

  it('is rolled back with a notice if it fails', async () => {
    const { press, rested, show, notices } = begin();
    const pressed = press();
    await rested();
    calls[0]?.fail();
    await pressed;
    expect(show).toHaveBeenLastCalledWith({ isLiked: false, likeCount: 3 });
    expect(notices()).toHaveLength(1);
  });

  it.each(['answer', 'fail'] as const)(
    'shows nothing to another member who signs in before its %s',
    async (how) => {
      const { press, rested, become, show, notices } = begin();
      const pressed = press();
      await rested();
      void press({ isLiked: true, likeCount: 4 });
      become('user2');
      show.mockClear();
      if (how === 'answer') calls[0]?.answer({ isLiked: true, likeCount: 4 });
      else calls[0]?.fail();
      await pressed;
      expect(show).not.toHaveBeenCalled();
      expect(sendCommentLike).toHaveBeenCalledOnce();
      expect(notices()).toEqual([]);
    },
  );
});
