import { describe, expect, it } from 'vitest';
import { createDepartures } from './departures';

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('departures', () => {
  it('wait for what the member still changes, and let nothing new begin', async () => {
    const { enter, depart } = createDepartures();
    const done: string[] = [];
    const change = enter(1);
    const own = enter(1);
    const leaving = depart(1, () => {
      done.push('left');
      return Promise.resolve('gone');
    });
    await soon();
    expect(() => enter(1)).toThrow(expect.objectContaining({ code: 'LOGIN_REQUIRED' }) as Error);
    enter(2)();
    expect(done).toEqual([]);
    done.push('changed');
    change();
    expect(await leaving).toBe('gone');
    own();
    expect(done).toEqual(['changed', 'left']);
    expect(() => enter(1)).toThrow();
  });

  it('happen once, however often they are asked for', async () => {
    const { enter, depart } = createDepartures();
    const [first, second] = [enter(1), enter(1)];
    const leaving = depart(1, soon);
    await expect(depart(1, soon)).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' });
    second();
    await leaving;
    first();
  });

  it('leave all as it was when they fail', async () => {
    const { enter, depart } = createDepartures();
    const own = enter(1);
    await expect(depart(1, () => Promise.reject(new Error('the last admin')))).rejects.toThrow();
    own();
    enter(1)();
    expect(await depart(1, () => Promise.resolve('gone'))).toBe('gone');
  });
});
