import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '@contract/errors';
import { reasonTexts } from '@contract/texts';

/** Where a request was sent to, as far as is known: without TLS here, a proxy may still have it. */
export interface Destination {
  host: string;
  secure: boolean;
}

function isOrigin(origin: string, { host, secure }: Destination): boolean {
  if (origin === `https://${host}` || (!secure && origin === `http://${host}`)) return true;
  const scheme = secure ? /^https:\/\// : /^https?:\/\//;
  if (!scheme.test(origin) || !URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase();
}

function isSameOrigin(headers: IncomingHttpHeaders, destination: Destination): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin !== undefined) return isOrigin(headers.origin, destination);
  // Neither header: no browser sends that with a change. A script may, as long as it brings no
  // cookie that another site could have made a browser send.
  return site === 'same-origin' || headers.cookie === undefined;
}

/**
 * Refuses a change that another site asks for.
 * @param destination the host with its port, and whether over TLS
 * @throws ApiError FORBIDDEN
 */
export function guardOrigin(headers: IncomingHttpHeaders, destination: Destination): void {
  if (!isSameOrigin(headers, destination)) throw new ApiError('FORBIDDEN', reasonTexts.crossOrigin);
}
