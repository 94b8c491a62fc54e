import { describe, expect, it } from 'vitest';
import { createAccountDeletions } from './account-deletions';

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('account deletions', () => {
  it("wait for the member's running changes and refuse new ones", async () => {
    const { enter, deleteWhenIdle } = createAccountDeletions();
    const done: string[] = [];
    const change = enter(1);
    const own = enter(1);
    const leaving = deleteWhenIdle(1, () => {
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

  it('happen once for any number of requests', async () => {
    const { enter, deleteWhenIdle } = createAccountDeletions();
    const [first, second] = [enter(1), enter(1)];
    const leaving = deleteWhenIdle(1, soon);
    await expect(deleteWhenIdle(1, soon)).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' });
    second();
    await leaving;
    first();
  });

  it('leave everything as it was when they fail', async () => {
    const { enter, deleteWhenIdle } = createAccountDeletions();
    const own = enter(1);
    await expect(
      deleteWhenIdle(1, () => Promise.reject(new Error('the last admin'))),
    ).rejects.toThrow();
    own();
    enter(1)();
    expect(await deleteWhenIdle(1, () => Promise.resolve('gone'))).toBe('gone');
  });
});
