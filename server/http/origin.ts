import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '@contract/errors';
import { reasonTexts } from '@contract/texts';

function hostOf(origin: string): string | null {
  return /^https?:\/\//.test(origin) && URL.canParse(origin) ? new URL(origin).host : null;
}

function isSameOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin !== undefined) return hostOf(headers.origin) === host.toLowerCase();
  // Neither header: no browser sends that with a change. A script may, as long as it brings no
  // cookie that another site could have made a browser send.
  return site === 'same-origin' || headers.cookie === undefined;
}

/**
 * Refuses a change that another site asks for.
 * @param host the host the request was sent to, with its port
 * @throws ApiError FORBIDDEN
 */
export function guardOrigin(headers: IncomingHttpHeaders, host: string): void {
  if (!isSameOrigin(headers, host)) throw new ApiError('FORBIDDEN', reasonTexts.crossOrigin);
}
