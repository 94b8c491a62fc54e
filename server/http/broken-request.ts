import type { Socket } from 'node:net';
import { ApiError, errorBody } from '@contract/errors';
import { errorTexts, validationTexts } from '@contract/texts';

/**
 * Answers what is no HTTP, or too much of it, before it became a request: still with our body.
 * @param error what Node's parser said
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  const isGone = error.code === 'ECONNRESET' || !socket.writable;
  // Who was too slow to finish a request is not listening for an answer either.
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
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
