import { sendHidden } from '@/api/collections';
import { hiddenAtom } from '@/state/hidden';
import { setUserAtom } from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { collectTexts } from '@/texts/collect';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { hidePostAtom } from './hide';

vi.mock('@/api/collections');

interface Call {
  isHidden: boolean;
  answer: () => void;
  fail: () => void;
}

let calls: Call[] = [];

beforeEach(() => {
  calls = [];
  vi.mocked(sendHidden).mockImplementation(
    (_postId, isHidden) =>
      new Promise((resolve, reject) => {
        const answer = () => resolve({ isHidden } as never);
        calls.push({ isHidden, answer, fail: () => reject(new Error('broken')) });
      }),
  );
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

function hide() {
  const store = createStore();
  const onBack = vi.fn();
  const become = (user_id: string) => store.set(setUserAtom, { user_id } as Member);
  become('user1');
  void store.set(hidePostAtom, 'post1', onBack);
  const undo = () => store.get(toastsAtom)[0]?.action?.onPress();
  const isGone = () => store.get(hiddenAtom).posts.has('post1');
  const said = () => store.get(toastsAtom).map(({ text }) => text);
  return { onBack, become, undo, isGone, said };
}

it('hiding a post shows at once and is rolled back when it fails', async () => {
  const { onBack, isGone, said } = hide();
  expect(isGone()).toBe(true);
  calls[0]?.fail();
  await settled();
  expect(isGone()).toBe(false);
  expect(onBack).toHaveBeenCalledOnce();
  expect(said()).toEqual([collectTexts.hideFailed]);
});

it('undoing a hide is sent only after the hide was answered', async () => {
  const { undo, isGone } = hide();
  undo();
  expect(isGone()).toBe(false);
  expect(calls).toHaveLength(1);
  calls[0]?.answer();
  await settled();
  expect(calls.map(({ isHidden }) => isHidden)).toEqual([true, false]);
  calls[1]?.answer();
  await settled();
  expect(isGone()).toBe(false);
});

it('a post that was restored before its hide failed stays in its place', async () => {
  const { onBack, undo, isGone, said } = hide();
  undo();
  calls[0]?.fail();
  await settled();
  expect(isGone()).toBe(false);
  expect(calls).toHaveLength(1);
  expect(onBack).toHaveBeenCalledOnce();
  expect(said()).not.toContain(collectTexts.hideFailed);
  expect(said()).not.toContain(collectTexts.unhideFailed);
});

it('a post is hidden again when its undo fails', async () => {
  const { undo, isGone, said } = hide();
  calls[0]?.answer();
  undo();
  await settled();
  calls[1]?.fail();
  await settled();
  expect(isGone()).toBe(true);
  expect(said()).toContain(collectTexts.unhideFailed);
});

it('another member who came meanwhile is not told that hiding failed', async () => {
  const { become, onBack, said } = hide();
  become('user2');
  calls[0]?.fail();
  await settled();
  expect(onBack).not.toHaveBeenCalled();
  expect(said()).not.toContain(collectTexts.hideFailed);
});

it('another member who came meanwhile takes nothing back that was not theirs', async () => {
  const { become, onBack, undo } = hide();
  calls[0]?.answer();
  await settled();
  become('user2');
  undo();
  await settled();
  expect(onBack).not.toHaveBeenCalled();
  expect(calls).toHaveLength(1);
});
