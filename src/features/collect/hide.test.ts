import { holdCalls } from '@/api/testing/world';
import { hiddenAtom } from '@/state/hidden';
import { setUserAtom } from '@/state/session';
import { readyForChanges, rest } from '@/state/testing/changes';
import { toastsAtom } from '@/state/toasts';
import { collectTexts } from '@/texts/collect';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { beforeAll, expect, it, vi } from 'vitest';
import { hidePostAtom } from './hide';

beforeAll(readyForChanges);

function hide() {
  const calls = holdCalls();
  const store = createStore();
  const onBack = vi.fn();
  const become = (user_id: string) => store.set(setUserAtom, { user_id } as Member);
  become('user1');
  void store.set(hidePostAtom, 'post1', onBack);
  const undo = () => store.get(toastsAtom)[0]?.action?.onPress();
  const isGone = () => store.get(hiddenAtom).posts.has('post1');
  const said = () => store.get(toastsAtom).map(({ text }) => text);
  return { calls, settled: () => rest(store), onBack, become, undo, isGone, said };
}

it('hiding a post shows at once and is rolled back if it fails', async () => {
  const { calls, settled, onBack, isGone, said } = hide();
  expect(isGone()).toBe(true);
  await settled();
  calls[0]?.fail();
  await settled();
  expect(isGone()).toBe(false);
  expect(onBack).toHaveBeenCalledOnce();
  expect(said()).toEqual([collectTexts.hideFailed]);
});

it('undoing a hide is sent only after the hide was answered', async () => {
  const { calls, settled, undo, isGone } = hide();
  await settled();
  undo();
  expect(isGone()).toBe(false);
  expect(calls).toHaveLength(1);
  await calls[0]?.answer();
  await settled();
  expect(calls.map(({ name }) => name)).toEqual(['hidePost', 'unhidePost']);
  await calls[1]?.answer();
  await settled();
  expect(isGone()).toBe(false);
});

it('a hide that is undone within the pause is not sent', async () => {
  const { calls, settled, onBack, undo, isGone } = hide();
  undo();
  await settled();
  expect(isGone()).toBe(false);
  expect(onBack).toHaveBeenCalledOnce();
  expect(calls).toHaveLength(0);
});

it('a post that was restored before its hide failed stays in its place', async () => {
  const { calls, settled, onBack, undo, isGone, said } = hide();
  await settled();
  undo();
  calls[0]?.fail();
  await settled();
  expect(calls.map(({ name }) => name)).toEqual(['hidePost', 'unhidePost']);
  await calls[1]?.answer();
  await settled();
  expect(isGone()).toBe(false);
  expect(onBack).toHaveBeenCalledOnce();
  expect(said()).not.toContain(collectTexts.hideFailed);
  expect(said()).not.toContain(collectTexts.unhideFailed);
});

it('a post is hidden again if its undo fails', async () => {
  const { calls, settled, undo, isGone, said } = hide();
  await settled();
  await calls[0]?.answer();
  await settled();
  undo();
  await settled();
  calls[1]?.fail();
  await settled();
  expect(isGone()).toBe(true);
  expect(said()).toContain(collectTexts.unhideFailed);
});

it('another member who signs in does not see that hiding failed', async () => {
  const { calls, settled, become, onBack, said } = hide();
  await settled();
  become('user2');
  calls[0]?.fail();
  await settled();
  expect(onBack).not.toHaveBeenCalled();
  expect(said()).not.toContain(collectTexts.hideFailed);
});

it('another member who signs in cannot undo a hide that was not theirs', async () => {
  const { calls, settled, become, onBack, undo } = hide();
  await settled();
  await calls[0]?.answer();
  await settled();
  become('user2');
  undo();
  await settled();
  expect(onBack).not.toHaveBeenCalled();
  expect(calls).toHaveLength(1);
});
