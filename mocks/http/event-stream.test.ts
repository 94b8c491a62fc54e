import { expect, test, vi } from 'vitest';
import { eventStreamResponse, type EventStream } from './event-stream';

function opened(closesAtStart = false) {
  const stop = vi.fn();
  const streams: EventStream[] = [];
  const response = eventStreamResponse((stream) => {
    streams.push(stream);
    if (closesAtStart) stream.close();
    return stop;
  });
  const close = () => {
    for (const stream of streams) stream.close();
  };
  return { response, close, stop };
}

test('a stream that is closed twice ends once', async () => {
  const { response, close, stop } = opened();
  close();
  close();
  expect(await response.text()).toBe('');
  expect(stop).toHaveBeenCalledOnce();
});

test('a stream may be closed while it starts', async () => {
  const { response, close, stop } = opened(true);
  close();
  expect(await response.text()).toBe('');
  expect(stop).toHaveBeenCalledOnce();
});
