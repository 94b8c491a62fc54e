import { holdCalls } from '@/api/testing/world';
import { setUserAtom } from '@/state/session';
import { readyForChanges, rest } from '@/state/testing/changes';
import { toastsAtom } from '@/state/toasts';
import type { Comment } from '@contract/models/comment';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { likeCommentAtom } from './like';

const comment = { commentId: 'comment1', likeCount: 3, isLiked: false } as Comment;

beforeAll(readyForChanges);

function begin() {
  const store = createStore();
  const become = (user_id: string) => store.set(setUserAtom, { user_id } as Member);
  become('user1');
  const show = vi.fn();
  return {
    calls: holdCalls(),
    become,
    show,
    rested: () => rest(store),
    press: (now: Partial<Comment> = {}) => store.set(likeCommentAtom, { ...comment, ...now }, show),
    notices: () => store.get(toastsAtom),
  };
}

describe("a comment's like", () => {
  it('is counted at once, and then follows the server’s count', async () => {
    const { calls, press, rested, show } = begin();
    const pressed = press();
    expect(show).toHaveBeenLastCalledWith({ isLiked: true, likeCount: 4 });
    await rested();
    expect(calls[0]?.input.body).toEqual({ userId: 'user1', on: true });
    void calls[0]?.answer({ isLiked: true, likeCount: 9 });
    await pressed;
    expect(show).toHaveBeenLastCalledWith({ isLiked: true, likeCount: 9 });
  });

  it('is rolled back with a notice if it fails', async () => {
    const { calls, press, rested, show, notices } = begin();
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
      const { calls, press, rested, become, show, notices } = begin();
      const pressed = press();
      await rested();
      void press({ isLiked: true, likeCount: 4 });
      become('user2');
      show.mockClear();
      void calls[0]?.[how]();
      await pressed;
      expect(show).not.toHaveBeenCalled();
      expect(calls).toHaveLength(1);
      expect(notices()).toEqual([]);
    },
  );
});
