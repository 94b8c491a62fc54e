import type { IncomingMessage } from 'node:http';
import { BODY_MAX, isJsonType, parseBody, unreadableBody } from '@contract/body';
import { ApiError } from '@contract/errors';
import { errorTexts, reasonTexts } from '@contract/texts';

/** How much of an oversized body is read and discarded before the connection is cut, bytes. */
const DRAINED_MAX = 8 * 1024 * 1024;

/** Whether a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Reads a body. An oversized body is still read, up to a limit, and discarded: a caller whose
 * connection breaks while sending never sees our answer.
 */
function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const tooLarge = () => reject(new ApiError('TOO_LARGE', errorTexts.TOO_LARGE));
    const chunks: Buffer[] = [];
    let size = 0;
    if (Number(request.headers['content-length'] ?? 0) > DRAINED_MAX) tooLarge();
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) chunks.push(chunk);
      else chunks.length = 0;
      if (size > DRAINED_MAX) tooLarge();
    });
    request.once('end', () => (size > most ? tooLarge() : resolve(Buffer.concat(chunks, size))));
    request.once('error', () => reject(unreadableBody()));
  });
}

/**
 * Reads the JSON body of a request; undefined without a body.
 * @param most its maximum size, bytes
 * @throws ApiError UNSUPPORTED_TYPE for anything but JSON in UTF-8 (a form of another site could
 * send that without asking), TOO_LARGE, or VALIDATION for an unreadable body
 */
export async function readJson(request: IncomingMessage, most = BODY_MAX): Promise<unknown> {
  const { 'content-type': type, 'content-encoding': encoding = 'identity' } = request.headers;
  const isEmpty = !hasBody(request);
  if ((type !== undefined || !isEmpty) && !isJsonType(type ?? '')) {
    throw new ApiError('UNSUPPORTED_TYPE', reasonTexts.jsonOnly);
  }
  if (encoding !== 'identity') throw new ApiError('UNSUPPORTED_TYPE', errorTexts.UNSUPPORTED_TYPE);
  if (isEmpty) return undefined;
  const bytes = await readBytes(request, most);
  return bytes.length === 0 ? undefined : parseBody(bytes);
}

/**
 * Reads a body in the form of an HTML form.
 * @param most its maximum size, bytes
 * @throws ApiError TOO_LARGE, or VALIDATION for an unreadable body
 */
export async function readForm(request: IncomingMessage, most: number): Promise<URLSearchParams> {
  return new URLSearchParams((await readBytes(request, most)).toString('utf8'));
}
