import { afterEach, describe, expect, it, vi } from 'vitest';
import { follow } from './followed';

afterEach(() => vi.useRealTimers());

/** Follows a number that a test changes; reading it takes 20 ms. */
function followNumber(rest = 0) {
  const source = { value: 1, isDown: false, reads: 0 };
  const changes: [value: number, before: number | null][] = [];
  const failures: unknown[] = [];
  const followed = follow<number>({
    read: async () => {
      source.reads += 1;
      const seen = source.value;
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (source.isDown) throw new Error('down');
      return seen;
    },
    onRead: (value, before) => changes.push([value, before]),
    onFailure: (error) => failures.push(error),
    rest,
  });
  return { source, changes, failures, followed };
}

describe('a followed value', () => {
  it('is read once for changes before a read, and again for changes during one', async () => {
    vi.useFakeTimers();
    const { source, changes, followed } = followNumber();
    followed.changed();
    followed.changed();
    await vi.advanceTimersByTimeAsync(10);
    source.value = 2;
    followed.changed();
    await vi.advanceTimersByTimeAsync(100);
    expect(changes).toEqual([
      [1, null],
      [2, 1],
    ]);
    expect(source.reads).toBe(2);
  });

  it('reports a change whose first read failed', async () => {
    vi.useFakeTimers();
    const { source, changes, failures, followed } = followNumber();
    void followed.refresh();
    await vi.advanceTimersByTimeAsync(20);
    Object.assign(source, { value: 2, isDown: true });
    followed.changed();
    await vi.advanceTimersByTimeAsync(20);
    expect(failures).toHaveLength(1);
    expect(followed.latest()).toBe(1);
    source.isDown = false;
    followed.changed();
    await vi.advanceTimersByTimeAsync(20);
    expect(changes.at(-1)).toEqual([2, 1]);
  });

  it('is as new as the call that refreshes it, and reports a failed read', async () => {
    vi.useFakeTimers();
    const { source, followed } = followNumber();
    void followed.refresh();
    await vi.advanceTimersByTimeAsync(10);
    source.value = 2;
    const seen = followed.refresh().then(followed.latest);
    await vi.advanceTimersByTimeAsync(30);
    expect(await seen).toBe(2);
    source.isDown = true;
    const failed = followed.refresh().catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(20);
    expect(await failed).toBe('Error: down');
  });

  it('is not read for a planned change after it was closed', async () => {
    vi.useFakeTimers();
    const { source, followed } = followNumber(9);
    void followed.refresh();
    await vi.advanceTimersByTimeAsync(20);
    followed.changed();
    followed.close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(source.reads).toBe(1);
  });

  it('is read for a tenth of the time when it rests nine times as long', async () => {
    vi.useFakeTimers();
    const { source, changes, followed } = followNumber(9);
    for (let ms = 0; ms < 2_000; ms += 1) {
      source.value = ms;
      followed.changed();
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(source.reads).toBeGreaterThanOrEqual(9);
    expect(source.reads).toBeLessThanOrEqual(11);
    await vi.advanceTimersByTimeAsync(400);
    expect(changes.at(-1)?.[0]).toBe(1_999);
  });
});
