import { sendJoin, sendLeave } from '@/api/spheres';
import { setUserAtom } from '@/state/session';
import { readyForChanges, rest } from '@/state/testing/changes';
import { putSpheresAtom, spheresAtom } from '@/state/spheres';
import { toastsAtom } from '@/state/toasts';
import type { Member } from '@contract/models/member';
import type { Sphere } from '@contract/models/sphere';
import { createStore } from 'jotai';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { joinAtom } from './join';

vi.mock('@/api/spheres');

const sphere: Sphere = {
  id: 'sphere1',
  name: '강변',
  icon: '/tiles/dawn.svg',
  description: '',
  memberCount: 10,
  isJoined: false,
  role: null,
  joinedAt: null,
};

// The server's state: each answered call changes it, in any order.
let server = { isJoined: false, memberCount: 10 };
let answers: (() => void)[] = [];
const answering = (join: boolean) => () =>
  new Promise<never>((resolve) => {
    answers.push(() => {
      if (server.isJoined !== join) {
        server = { isJoined: join, memberCount: server.memberCount + (join ? 1 : -1) };
      }
      // Either of two calls, each with its own answer type.
      resolve({ ...sphere, ...server, role: join ? 'member' : null } as never);
    });
  });
beforeAll(readyForChanges);

beforeEach(() => {
  server = { isJoined: false, memberCount: 10 };
  answers = [];
  vi.mocked(sendJoin).mockReset().mockImplementation(answering(true));
  vi.mocked(sendLeave).mockReset().mockImplementation(answering(false));
});

function begin() {
  const store = createStore();
  store.set(setUserAtom, { user_id: 'user1' } as Member);
  store.set(putSpheresAtom, [sphere]);
  const rested = () => rest(store);
  return {
    rested,
    answerNext: async () => {
      await rested();
      answers.shift()?.();
      await rested();
    },
    becomes: (user_id: string) => store.set(setUserAtom, { user_id } as Member),
    press: (join: boolean) => store.set(joinAtom, 'sphere1', join),
    shown: () => store.get(spheresAtom).spheres[0],
    said: () => store.get(toastsAtom).map(({ text }) => text),
  };
}

it('leaving a sphere is sent after the pending join was answered', async () => {
  const { press, rested, answerNext, shown, said } = begin();
  const joining = press(true);
  await rested();
  expect(shown()).toMatchObject({ isJoined: true, memberCount: 11 });
  const leaving = press(false);
  expect(shown()).toMatchObject({ isJoined: false, memberCount: 10 });
  expect(sendLeave).not.toHaveBeenCalled();
  await answerNext();
  expect(sendLeave).toHaveBeenCalledOnce();
  await answerNext();
  await Promise.all([joining, leaving]);
  expect(shown()).toMatchObject({ isJoined: false, memberCount: 10, role: null });
  expect(server.isJoined).toBe(false);
  expect(said()).toEqual(['강변 스피어에서 나왔습니다.']);
});

it('presses that end in the first wanted state send one call', async () => {
  const { press, answerNext, shown, said } = begin();
  const presses = [press(true), press(false), press(true)];
  await answerNext();
  await Promise.all(presses);
  expect(sendLeave).not.toHaveBeenCalled();
  expect(shown()).toMatchObject({ isJoined: true, memberCount: 11, role: 'member' });
  expect(said()).toEqual(['강변 스피어에 참여했습니다.']);
});

it('a failed press rolls back to the last answer of the server and names what failed', async () => {
  vi.mocked(sendLeave).mockRejectedValue(new Error('no'));
  const { press, rested, answerNext, shown, said } = begin();
  const presses = [press(true)];
  await rested();
  presses.push(press(false));
  await answerNext();
  await Promise.all(presses);
  expect(shown()).toMatchObject({ isJoined: true, memberCount: 11 });
  expect(said()).toEqual(['스피어에서 나가지 못했습니다.']);
});

it('joining names its member, and does nothing once another member is signed in', async () => {
  const { press, rested, answerNext, becomes, shown, said } = begin();
  const presses = [press(true)];
  await rested();
  presses.push(press(false));
  expect(sendJoin).toHaveBeenCalledWith('user1', 'sphere1');
  becomes('user2');
  const before = shown();
  await answerNext();
  await Promise.all(presses);
  expect(sendLeave).not.toHaveBeenCalled();
  expect(shown()).toEqual(before);
  expect(said()).toEqual([]);
});
