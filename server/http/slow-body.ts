import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '@contract/errors';
import { IMAGE_MAX_BYTES } from '@contract/rules/site/uploads';
import { errorTexts } from '@contract/texts';
import { hasBody } from './body';
import { respondWithoutHandler } from './broken-request';

/** The most time for a body, ms: slow senders hold a socket for seconds, not for minutes. */
const TIMEOUT = 15_000;

/** The part of a large file that has to arrive in each span of time. */
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

/** The slowest connection that can still deliver the largest file, bytes a second. */
const SLOWEST = 16 * 1024;

/** The most time for any body, ms. */
export const LONGEST = (IMAGE_MAX_BYTES / SLOWEST) * 1000;

/** How long a sender may wait without traffic while a large file is processed, ms. */
const WORK = 120_000;

interface Awaited {
  timer: NodeJS.Timeout;
  /** Ends the request with an answer. */
  giveUp: (code: 'TIMEOUT' | 'UNAVAILABLE') => void;
}

const awaited = new WeakMap<IncomingMessage, Awaited>();

/** Answers why the body is refused, unless an answer was sent, and closes the connection. */
function hangUp(
  request: IncomingMessage,
  response: ServerResponse,
  code: 'TIMEOUT' | 'UNAVAILABLE',
): void {
  // The reader of the body has to learn that it will not come.
  const end = () => request.destroy(new Error('The body came too slowly'));
  if (response.headersSent || !response.socket) end();
  else respondWithoutHandler(response, new ApiError(code, errorTexts[code]), end);
}

/** Ends a request with an answer if its body takes too long. */
export function expectBody(
  request: IncomingMessage,
  response: ServerResponse,
  timeout = TIMEOUT,
): void {
  if (!hasBody(request)) return;
  const giveUp: Awaited['giveUp'] = (code) => hangUp(request, response, code);
  const timer = setTimeout(giveUp, timeout, 'TIMEOUT');
  timer.unref();
  awaited.set(request, { timer, giveUp });
  const stop = () => {
    clearTimeout(awaited.get(request)?.timer);
    awaited.delete(request);
  };
  request.once('end', stop).once('close', stop);
}

/** Ends a request whose body has not arrived, because the server ends. */
export function giveUpBody(request: IncomingMessage): void {
  awaited.get(request)?.giveUp('UNAVAILABLE');
}

/**
 * Lets the body of a request known to `expectBody` take as long as it keeps its pace, and lets its
 * sender wait for us after that. Hangs up if it falls behind; `LONGEST` still applies.
 */
export function allowSlowBody(request: IncomingMessage, { span, bytes } = PACE): void {
  const { socket } = request;
  // For this request only: Node resets it after the answer.
  socket.setTimeout(WORK);
  // No more bytes will come.
  const known = awaited.get(request);
  if (!known) return;
  clearTimeout(known.timer);
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - before < bytes) known.giveUp('TIMEOUT');
    before = socket.bytesRead;
  }, span);
  timer.unref();
  awaited.set(request, { ...known, timer });
}
