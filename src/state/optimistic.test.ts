import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { createOptimistic } from './optimistic';
import { setUserAtom } from './session';

/** A switch whose calls are answered by hand; the server's count rises with each change. */
function switchByHand() {
  const calls: { wanted: boolean; answer: (on: boolean) => void; fail: () => void }[] = [];
  const shown: boolean[] = [];
  const changeAtom = createOptimistic<boolean, boolean>();
  const store = createStore();
  const become = (user_id: string) => store.set(setUserAtom, { user_id } as Member);
  become('user1');
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    calls,
    shown,
    become,
    settled,
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
      await settled();
    },
  };
}

describe('an optimistic change', () => {
  it('is shown at once, and gives what the server answered', async () => {
    const { press, shown, answer } = switchByHand();
    const reached = press(true);
    expect(shown).toEqual([true]);
    await answer(0, true);
    expect(await reached).toBe(true);
  });

  it('waits for the one before, and is sent only where the two do not undo each other', async () => {
    const { calls, press, answer } = switchByHand();
    const first = press(true);
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

  it('follows the server where the same was pressed elsewhere', async () => {
    const { calls, press, shown, answer } = switchByHand();
    const reached = press(true);
    await answer(0, false);
    expect(await reached).toBe(false);
    expect(calls).toHaveLength(1);
    expect(shown).toEqual([true, false]);
  });

  it('shows what the server last answered when it fails, and throws', async () => {
    const { calls, press, shown, answer } = switchByHand();
    const reached = press(true);
    void press(false);
    await answer(0, true);
    calls[1]?.fail();
    await expect(reached).rejects.toThrow('broken');
    expect(shown.at(-1)).toBe(true);
  });

  it('shows and sends nothing once somebody else is here', async () => {
    const { calls, press, shown, become, answer } = switchByHand();
    const reached = press(true);
    void press(false);
    become('user2');
    const before = [...shown];
    await answer(0, true);
    expect(await reached).toBeNull();
    expect(shown).toEqual(before);
    expect(calls).toHaveLength(1);
  });

  it('keeps its failure from somebody else', async () => {
    const { calls, press, shown, become, settled } = switchByHand();
    const reached = press(true);
    become('user2');
    calls[0]?.fail();
    await settled();
    expect(await reached).toBeNull();
    expect(shown).toEqual([true]);
  });

  it('a change of one member does not wait for another one', () => {
    const { calls, press, become } = switchByHand();
    void press(true);
    become('user2');
    void press(true);
    expect(calls).toHaveLength(2);
  });
});
