import type { IncomingMessage } from 'node:http';
import { IMAGE_MAX_BYTES } from '@contract/rules/uploads';
import { hasBody } from './body';

/** How long a body may take, ms: slow senders hold a socket for seconds, not for minutes. */
const TIMEOUT = 15_000;

/** How much of a large file has to come in each span of time. */
interface Pace {
  /** ms */
  span: number;
  bytes: number;
}

/**
 * A member's connection may fail for a while, for example in a tunnel; single bytes do not count as
 * progress.
 */
const PACE: Pace = { span: 30_000, bytes: 128 * 1024 };

/** The slowest connection over which the largest file still arrives, bytes a second. */
const SLOWEST = 16 * 1024;

/** The most that any body may take, ms. */
export const LONGEST = (IMAGE_MAX_BYTES / SLOWEST) * 1000;

/** How long a sender may wait without traffic while a large file is processed, ms. */
const WORK = 120_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Closes the connection of a request whose body takes too long. */
export function expectBody(request: IncomingMessage, timeout = TIMEOUT): void {
  if (!hasBody(request)) return;
  const timer = setTimeout(() => request.socket.destroy(), timeout);
  timer.unref();
  timers.set(request, timer);
  const stop = () => {
    clearTimeout(timers.get(request));
    timers.delete(request);
  };
  request.once('end', stop).once('close', stop);
}

/**
 * Lets the body of a request that `expectBody` knows of take as long as it keeps its pace, and its
 * sender wait for us after that. Hangs up when it falls behind; `LONGEST` holds all the same.
 */
export function allowSlowBody(request: IncomingMessage, { span, bytes } = PACE): void {
  const { socket } = request;
  // For this request only: Node sets it back when the answer is sent.
  socket.setTimeout(WORK);
  // No more bytes will come.
  if (!timers.has(request)) return;
  clearTimeout(timers.get(request));
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - before < bytes) socket.destroy();
    before = socket.bytesRead;
  }, span);
  timer.unref();
  timers.set(request, timer);
}
