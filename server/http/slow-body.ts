import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '@contract/errors';
import { IMAGE_MAX_BYTES } from '@contract/rules/uploads';
import { errorTexts } from '@contract/texts';
import { hasBody } from './body';
import { answerUnheard } from './broken-request';

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

interface Awaited {
  timer: NodeJS.Timeout;
  /** Ends the request with an answer. */
  giveUp: (code: 'TIMEOUT' | 'UNAVAILABLE') => void;
}

const awaited = new WeakMap<IncomingMessage, Awaited>();

/** Says why a body is waited for no longer, where nothing was said yet, and closes the connection. */
function hangUp(
  request: IncomingMessage,
  response: ServerResponse,
  code: 'TIMEOUT' | 'UNAVAILABLE',
): void {
  // What waits for the body has to hear that it will not come.
  const end = () => request.destroy(new Error('The body came too slowly'));
  if (response.headersSent || !response.socket) end();
  else answerUnheard(response, new ApiError(code, errorTexts[code]), end);
}

/** Ends a request whose body takes too long, with an answer. */
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

/** Ends a request whose body has not come yet, because the server ends. */
export function giveUpBody(request: IncomingMessage): void {
  awaited.get(request)?.giveUp('UNAVAILABLE');
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
