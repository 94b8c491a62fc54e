import type { IncomingMessage } from 'node:http';
import { hasBody } from './body';

/** How long a body may take, ms: slow senders hold a socket for seconds, not for minutes. */
const PATIENCE = 15_000;
/** The same for a large file that a member sends over a slow line, and for the work on it. */
export const LONG_PATIENCE = 120_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Hangs up on a request whose body takes too long. */
export function expectBody(request: IncomingMessage, patience = PATIENCE): void {
  if (!hasBody(request)) return;
  const timer = setTimeout(() => request.socket.destroy(), patience);
  timer.unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
  timers.set(request, timer);
}

/** Gives a request the longer time, in which its socket may also be silent: it waits for us. */
export function allowSlowBody(request: IncomingMessage): void {
  clearTimeout(timers.get(request));
  // For this request only: Node sets it back when the answer is sent.
  request.socket.setTimeout(LONG_PATIENCE);
}
