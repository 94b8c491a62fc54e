import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NotificationEvent } from '@contract/endpoints/stream';
import { followStream } from './notificationStream';
import { answerFromWorld } from './testing/world';

const asked = vi.fn<() => Promise<object>>();

class FakeSource extends EventTarget {
  static open: FakeSource[] = [];
  isClosed = false;
  constructor(readonly url: string) {
    super();
    FakeSource.open.push(this);
  }
  close() {
    this.isClosed = true;
  }
  say(unreadCount: number) {
    const data = JSON.stringify({ unreadCount, notification: null });
    this.dispatchEvent(new MessageEvent('notification', { data }));
  }
  fail() {
    this.dispatchEvent(new Event('error'));
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const show = (state: 'visible' | 'hidden') => {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
};
const latest = () => FakeSource.open.at(-1) as FakeSource;
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

let heard: number[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('document', page);
  FakeSource.open = [];
  page.visibilityState = 'visible';
  asked.mockReset().mockResolvedValue({ unreadCount: 7 });
  answerFromWorld({ listNotifications: asked });
  heard = [];
  stop = followStream({
    onNotification: ({ unreadCount }: NotificationEvent) => heard.push(unreadCount),
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Makes three tries fail, one after another. */
async function giveUp() {
  for (const seconds of [2, 4, 0]) {
    latest().fail();
    await wait(seconds);
  }
}

it('the notification stream is opened again when it breaks off', async () => {
  expect(latest().url).toBe('/api/notifications/stream');
  latest().say(3);
  await wait(600);
  latest().fail();
  expect(latest().isClosed).toBe(true);
  await wait(2);
  latest().say(4);
  expect(FakeSource.open).toHaveLength(2);
  expect(heard).toEqual([3, 4]);
  expect(asked).not.toHaveBeenCalled();
});

it('the notification stream falls back to polling every minute after three failures in a row', async () => {
  await giveUp();
  expect(FakeSource.open).toHaveLength(3);
  expect(heard).toEqual([7]);
  asked.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce({ unreadCount: 8 });
  await wait(60);
  expect(heard).toEqual([7]);
  await wait(60);
  expect(heard).toEqual([7, 8]);
  expect(FakeSource.open).toHaveLength(3);
});

it('the notification stream is tried again after every five polls and replaces polling when it opens', async () => {
  await giveUp();
  await wait(4 * 60);
  expect(asked).toHaveBeenCalledTimes(5);
  expect(FakeSource.open).toHaveLength(3);
  await wait(60);
  expect(FakeSource.open).toHaveLength(4);
  // The stream is still down, so polling continues, five times before the next try.
  await giveUp();
  expect(asked).toHaveBeenCalledTimes(6);
  await wait(5 * 60);
  expect(asked).toHaveBeenCalledTimes(10);
  expect(FakeSource.open).toHaveLength(7);
  latest().say(2);
  await wait(20 * 60);
  expect(asked).toHaveBeenCalledTimes(10);
  expect(heard.at(-1)).toBe(2);
  // After that a failure counts as the first one again.
  latest().fail();
  await wait(2);
  expect(FakeSource.open).toHaveLength(8);
  expect(asked).toHaveBeenCalledTimes(10);
});

it('the notification stream counts failures in a row only', async () => {
  latest().fail();
  await wait(2);
  latest().fail();
  await wait(4);
  latest().say(1);
  latest().fail();
  await wait(2);
  expect(FakeSource.open).toHaveLength(4);
  expect(asked).not.toHaveBeenCalled();
});

it('the notification stream takes silence for a failure', async () => {
  await wait(10);
  expect(latest().isClosed).toBe(true);
  await wait(2);
  expect(FakeSource.open).toHaveLength(2);
});

it('the notification stream closes while the page is not visible and opens again afterwards', async () => {
  latest().say(1);
  show('hidden');
  await wait(29);
  expect(latest().isClosed).toBe(false);
  show('visible');
  await wait(60);
  expect(latest().isClosed).toBe(false);
  show('hidden');
  await wait(31);
  expect(latest().isClosed).toBe(true);
  expect(FakeSource.open).toHaveLength(1);
  show('visible');
  latest().say(2);
  expect(heard).toEqual([1, 2]);
});

it('the notification stream does not poll while the page is not visible', async () => {
  await giveUp();
  show('hidden');
  await wait(300);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
  show('visible');
  expect(FakeSource.open).toHaveLength(4);
});

it('the notification stream sends nothing once it is stopped', async () => {
  const source = latest();
  stop();
  expect(source.isClosed).toBe(true);
  show('hidden');
  show('visible');
  await wait(300);
  expect(FakeSource.open).toHaveLength(1);
  expect(heard).toEqual([]);
});

it('the notification stream of a page in the background waits until the page is visible', async () => {
  stop();
  const before = FakeSource.open.length;
  page.visibilityState = 'hidden';
  stop = followStream({});
  await wait(60);
  expect(FakeSource.open).toHaveLength(before);
  show('visible');
  expect(FakeSource.open).toHaveLength(before + 1);
});
