import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOptimistic } from './optimistic';
import { setUserAtom } from './session';
import { readyForChanges, rest } from './testing/changes';

beforeAll(readyForChanges);

/** A switch whose calls are answered by hand; the server's count rises with each change. */
function switchByHand() {
  const calls: { wanted: boolean; answer: (on: boolean) => void; fail: () => void }[] = [];
  const shown: boolean[] = [];
  const changeAtom = createOptimistic<boolean, boolean>();
  const store = createStore();
  const become = (user_id: string) => store.set(setUserAtom, { user_id } as Member);
  become('user1');
  const rested = () => rest(store);
  return {
    rested,
    calls,
    shown,
    become,
    press: (wanted: boolean, known = false) =>
      store.set(
        changeAtom,
        'thing',
        { known, wanted },
        {
          given: (now) => now,
          send: (_, aim) =>
            new Promise((answer, reject) =>
              calls.push({ wanted: aim, answer, fail: () => reject(new Error('broken')) }),
            ),
          show: (change) => shown.push(change.wanted),
        },
      ),
    answer: async (at: number, on: boolean) => {
      calls[at]?.answer(on);
      await rested();
    },
  };
}

describe('an optimistic change', () => {
  it('is shown at once, and gives what the server answered', async () => {
    const { rested, press, shown, answer } = switchByHand();
    const reached = press(true);
    expect(shown).toEqual([true]);
    await rested();
    await answer(0, true);
    expect(await reached).toBe(true);
  });

  it('waits for the one before, and is sent only where the two do not undo each other', async () => {
    const { rested, calls, press, answer } = switchByHand();
    const first = press(true);
    await rested();
    expect(await press(false)).toBeNull();
    expect(calls).toHaveLength(1);
    await answer(0, true);
    expect(calls.map(({ wanted }) => wanted)).toEqual([true, false]);
    void press(true);
    void press(false);
    await answer(1, false);
    expect(calls).toHaveLength(2);
    expect(await first).toBe(false);
  });

  it('is one call for any number of presses, which names the last', async () => {
    const { rested, calls, press, shown } = switchByHand();
    for (let at = 0; at < 15; at += 1) void press(at % 2 === 0);
    expect(shown).toHaveLength(15);
    expect(calls).toHaveLength(0);
    await rested();
    expect(calls.map(({ wanted }) => wanted)).toEqual([true]);
  });

  it('that leads back to where it began is not sent', async () => {
    const { rested, calls, press } = switchByHand();
    const reached = press(true);
    void press(false);
    await rested();
    expect(await reached).toBe(false);
    expect(calls).toHaveLength(0);
  });

  it('whose call fails is sent as it is wanted by then', async () => {
    const { rested, calls, press, shown, answer } = switchByHand();
    const reached = press(true);
    await rested();
    void press(false);
    calls[0]?.fail();
    await rested();
    expect(calls.map(({ wanted }) => wanted)).toEqual([true, false]);
    await answer(1, false);
    expect(await reached).toBe(false);
    expect(shown.at(-1)).toBe(false);
  });

  it('follows the server where the same was pressed elsewhere', async () => {
    const { rested, calls, press, shown, answer } = switchByHand();
    const reached = press(true);
    await rested();
    await answer(0, false);
    expect(await reached).toBe(false);
    expect(calls).toHaveLength(1);
    expect(shown).toEqual([true, false]);
  });

  it('shows what the server last answered when it fails, and throws', async () => {
    const { rested, calls, press, shown, answer } = switchByHand();
    const reached = press(true);
    await rested();
    void press(false);
    await answer(0, true);
    calls[1]?.fail();
    await expect(reached).rejects.toThrow('broken');
    expect(shown.at(-1)).toBe(true);
  });

  it('shows and sends nothing once somebody else is here', async () => {
    const { rested, calls, press, shown, become, answer } = switchByHand();
    const reached = press(true);
    await rested();
    void press(false);
    become('user2');
    const before = [...shown];
    await answer(0, true);
    expect(await reached).toBeNull();
    expect(shown).toEqual(before);
    expect(calls).toHaveLength(1);
  });

  it('keeps its failure from somebody else', async () => {
    const { rested, calls, press, shown, become } = switchByHand();
    const reached = press(true);
    await rested();
    become('user2');
    calls[0]?.fail();
    await rested();
    expect(await reached).toBeNull();
    expect(shown).toEqual([true]);
  });

  it('a change of one member does not wait for another one', async () => {
    const { rested, calls, press, become } = switchByHand();
    void press(true);
    await rested();
    become('user2');
    void press(true);
    await rested();
    expect(calls).toHaveLength(2);
  });
});
