import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError, errorBody } from '@contract/errors';
import { errorTexts, validationTexts } from '@contract/texts';
import { everyAnswer } from './security-headers';

function headersOf(body: string): Record<string, string | number> {
  return {
    ...everyAnswer,
    Connection: 'close',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  };
}

/**
 * Answers bytes that are not HTTP, or have too large headers, with our error body, before they
 * become a request.
 * @param error the error of Node's parser
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  const isGone = error.code === 'ECONNRESET' || !socket.writable;
  // A client that was too slow to finish a request no longer listens for an answer.
  if (isGone || error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    socket.destroy();
    return;
  }
  const answer =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new ApiError('TOO_LARGE', errorTexts.TOO_LARGE)
      : new ApiError('VALIDATION', validationTexts.body);
  const body = JSON.stringify(errorBody(answer));
  const head = [
    `HTTP/1.1 ${answer.status} Refused`,
    ...Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Whether a request looks like one of our pages and scripts: its target is a path and it names a
 * host. Whole addresses as a target (`GET http://…`) are for proxies; Koa fails on broken ones.
 */
export function isOrdinary({ url = '', headers, httpVersion }: IncomingMessage): boolean {
  const hasHost = headers.host !== undefined || httpVersion === '1.0';
  return hasHost && (url.startsWith('/') || url === '*');
}

/** Answers a request that has no handler, and closes its connection. @param onSent called then */
export function respondWithoutHandler(
  response: ServerResponse,
  answer: ApiError,
  onSent?: () => void,
): void {
  const body = JSON.stringify(errorBody(answer));
  response.writeHead(answer.status, headersOf(body)).end(body, onSent);
}

/** Answers a request that is valid HTTP but not one of ours. */
export function rejectMalformedRequest(_request: IncomingMessage, response: ServerResponse): void {
  respondWithoutHandler(response, new ApiError('VALIDATION', validationTexts.body));
}
