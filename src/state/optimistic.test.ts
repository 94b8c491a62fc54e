import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOptimistic } from './optimistic';
import { setUserAtom } from './session';
import { readyForChanges, rest } from './testing/changes';

beforeAll(readyForChanges);

/** A switch whose calls the test answers; the server's count rises with each change. */
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
  it("appears at once and returns the server's answer", async () => {
    const { rested, press, shown, answer } = switchByHand();
    const reached = press(true);
    expect(shown).toEqual([true]);
    await rested();
    await answer(0, true);
    expect(await reached).toBe(true);
  });

  it('waits for the one before, and is sent only if the two do not cancel out', async () => {
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

  it('sends one call for any number of presses, with the last wish', async () => {
    const { rested, calls, press, shown } = switchByHand();
    for (let at = 0; at < 15; at += 1) void press(at % 2 === 0);
    expect(shown).toHaveLength(15);
    expect(calls).toHaveLength(0);
    await rested();
    expect(calls.map(({ wanted }) => wanted)).toEqual([true]);
  });

  it('sends nothing if it ends where it began', async () => {
    const { rested, calls, press } = switchByHand();
    const reached = press(true);
    void press(false);
    await rested();
    expect(await reached).toBe(false);
    expect(calls).toHaveLength(0);
  });

  it('sends the latest wish after a failed call', async () => {
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

  it('follows the server if the same thing was pressed elsewhere', async () => {
    const { rested, calls, press, shown, answer } = switchByHand();
    const reached = press(true);
    await rested();
    await answer(0, false);
    expect(await reached).toBe(false);
    expect(calls).toHaveLength(1);
    expect(shown).toEqual([true, false]);
  });

  it("shows the server's last answer and throws when it fails", async () => {
    const { rested, calls, press, shown, answer } = switchByHand();
    const reached = press(true);
    await rested();
    void press(false);
    await answer(0, true);
    calls[1]?.fail();
    await expect(reached).rejects.toThrow('broken');
    expect(shown.at(-1)).toBe(true);
  });

  it('shows and sends nothing once another member is here', async () => {
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

  it('hides its failure from another member', async () => {
    const { rested, calls, press, shown, become } = switchByHand();
    const reached = press(true);
    await rested();
    become('user2');
    calls[0]?.fail();
    await rested();
    expect(await reached).toBeNull();
    expect(shown).toEqual([true]);
  });

  it('does not wait for a change by another member', async () => {
    const { rested, calls, press, become } = switchByHand();
    void press(true);
    await rested();
    become('user2');
    void press(true);
    await rested();
    expect(calls).toHaveLength(2);
  });
});
