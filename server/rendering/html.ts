import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { documentHeaders } from '../http/security-headers';
import type { PageDocument } from './document';

const compress = {
  // Higher qualities take longer than they save in transfer.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
};

/** A finished page, ready for its viewer. */
export interface Html {
  status: number;
  /** The security headers of a document with its inline parts. */
  headers: Record<string, string>;
  /** The `Link` header; empty without one. */
  link: string;
  /** The document in an encoding, compressed once. */
  bytesFor: (encoding: 'br' | 'gzip' | 'identity') => Promise<Buffer>;
}

/** Prepares a document for sending, possibly several times. */
export function htmlOf(status: number, { html, link, inline }: PageDocument): Html {
  const plain = Buffer.from(html);
  const made: Partial<Record<'br' | 'gzip', Promise<Buffer>>> = {};
  return {
    status,
    headers: documentHeaders(inline),
    link,
    bytesFor: (encoding) =>
      encoding === 'identity'
        ? Promise.resolve(plain)
        : (made[encoding] ??= compress[encoding](plain)),
  };
}

const encodings = ['br', 'gzip', 'identity'] as const;

/**
 * Answers a request with a finished page. The answer is private to its viewer and must not be
 * stored.
 */
export async function sendHtml(
  ctx: Context,
  { status, headers, link, bytesFor }: Html,
): Promise<void> {
  const accepted = ctx.acceptsEncodings([...encodings]);
  const encoding = encodings.find((name) => name === accepted) ?? 'identity';
  const bytes = await bytesFor(encoding);
  ctx.status = status;
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  ctx.set('Cache-Control', 'private, no-store');
  ctx.set(headers);
  if (link) ctx.set('Link', link);
  ctx.vary(['Cookie', 'Accept-Encoding']);
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.body = bytes;
}
