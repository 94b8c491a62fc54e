import { holdCalls } from '@/api/testing/world';
import { setUserAtom } from '@/state/session';
import { readyForChanges, rest } from '@/state/testing/changes';
import { putSpheresAtom, spheresAtom } from '@/state/spheres';
import { toastsAtom } from '@/state/toasts';
import type { Member } from '@contract/models/member';
import type { Sphere } from '@contract/models/sphere';
import { createStore } from 'jotai';
import { beforeAll, expect, it } from 'vitest';
import { joinAtom } from './JoinButton';

/** A sphere that user1 has not joined in the mock world. */
const sphere = { id: 'sphere5', name: '오로라', memberCount: 2436, isJoined: false } as Sphere;

beforeAll(readyForChanges);

function begin() {
  const calls = holdCalls();
  const store = createStore();
  store.set(setUserAtom, { user_id: 'user1' } as Member);
  store.set(putSpheresAtom, [sphere]);
  const rested = () => rest(store);
  return {
    calls,
    rested,
    names: () => calls.map(({ name }) => name),
    answerLast: async () => {
      await rested();
      await calls.at(-1)?.answer();
      await rested();
    },
    becomes: (user_id: string) => store.set(setUserAtom, { user_id } as Member),
    press: (join: boolean) => store.set(joinAtom, sphere.id, join),
    shown: () => store.get(spheresAtom).spheres[0],
    said: () => store.get(toastsAtom).map(({ text }) => text),
  };
}

it('leaving a sphere is sent after the pending join was answered', async () => {
  const { press, rested, names, answerLast, shown, said } = begin();
  const joining = press(true);
  await rested();
  expect(shown()).toMatchObject({ isJoined: true, memberCount: 2437 });
  const leaving = press(false);
  expect(shown()).toMatchObject({ isJoined: false, memberCount: 2436 });
  expect(names()).toEqual(['joinSphere']);
  await answerLast();
  expect(names()).toEqual(['joinSphere', 'leaveSphere']);
  await answerLast();
  await Promise.all([joining, leaving]);
  expect(shown()).toMatchObject({ isJoined: false, memberCount: 2436, role: null });
  expect(said()).toEqual(['오로라 스피어에서 나왔습니다.']);
});

it('presses that end in the first wanted state send one call', async () => {
  const { press, names, answerLast, shown, said } = begin();
  const presses = [press(true), press(false), press(true)];
  await answerLast();
  await Promise.all(presses);
  expect(names()).toEqual(['joinSphere']);
  expect(shown()).toMatchObject({ isJoined: true, memberCount: 2437, role: 'member' });
  expect(said()).toEqual(['오로라 스피어에 참여했습니다.']);
});

it('a failed press rolls back to the last answer of the server and names what failed', async () => {
  const { calls, press, rested, answerLast, shown, said } = begin();
  const presses = [press(true)];
  await rested();
  presses.push(press(false));
  await answerLast();
  calls[1]?.fail();
  await Promise.all(presses);
  expect(shown()).toMatchObject({ isJoined: true, memberCount: 2437 });
  expect(said()).toEqual(['스피어에서 나가지 못했습니다.']);
});

it('joining names its member, and does nothing once another member is signed in', async () => {
  const { calls, press, rested, answerLast, becomes, shown, said } = begin();
  const presses = [press(true)];
  await rested();
  presses.push(press(false));
  expect(calls[0]?.input.body).toEqual({ userId: 'user1' });
  becomes('user2');
  const before = shown();
  await answerLast();
  await Promise.all(presses);
  expect(calls).toHaveLength(1);
  expect(shown()).toEqual(before);
  expect(said()).toEqual([]);
});
