import { describe, expect, it } from 'vitest';
import { createTurns } from './turns';

/** Work that ends when it is told to. */
function open() {
  const state = { isBegun: false };
  let end: (result: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => (end = resolve));
  const work = () => {
    state.isBegun = true;
    return ended;
  };
  return { state, end, work };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of uploads', () => {
  const { signal } = new AbortController();

  it('begins so many at once and the others in their order', async () => {
    const inTurn = createTurns(2);
    const pieces = [open(), open(), open(), open()];
    const begun = () => pieces.map(({ state }) => state.isBegun);
    const all = pieces.map(({ work }) => inTurn(work, signal));
    expect(begun()).toEqual([true, true, false, false]);
    pieces[1]?.end('second');
    expect(await all[1]).toBe('second');
    expect(begun()).toEqual([true, true, true, false]);
    pieces[0]?.end('first');
    await all[0];
    expect(begun()).toEqual([true, true, true, true]);
  });

  it('goes on when a piece fails', async () => {
    const inTurn = createTurns(1);
    const failed = inTurn(() => Promise.reject(new Error('no')), signal);
    const next = inTurn(() => Promise.resolve('next'), signal);
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('next');
  });

  it('lets go of one that gives up waiting, and of its place', async () => {
    const inTurn = createTurns(1);
    const [first, second, third] = [open(), open(), open()];
    void inTurn(first.work, signal);
    const impatient = new AbortController();
    const gone = inTurn(second.work, impatient.signal);
    void inTurn(third.work, signal);
    impatient.abort(new Error('cancelled'));
    await expect(gone).rejects.toThrow('cancelled');
    first.end('');
    await settled();
    expect([second.state.isBegun, third.state.isBegun]).toEqual([false, true]);
  });

  it('has room again when all is done', async () => {
    const inTurn = createTurns(1);
    await inTurn(() => Promise.resolve(), signal);
    await inTurn(() => Promise.resolve(), signal);
    const last = open();
    void inTurn(last.work, signal);
    expect(last.state.isBegun).toBe(true);
  });
});
