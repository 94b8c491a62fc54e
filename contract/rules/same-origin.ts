import { ApiError } from '../errors';
import { reasonTexts } from '../texts';

/** What of a request says where it comes from; a header that is not there is null. */
export interface Provenance {
  method: string;
  /** `Sec-Fetch-Site`. */
  site: string | null;
  /** `Origin`. */
  origin: string | null;
  hasCookie: boolean;
}

/** Where a request was sent to, as far as is known: without TLS here, a proxy may still have it. */
export interface Destination {
  /** The host with its port. */
  host: string;
  secure: boolean;
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOrigin(origin: string, { host, secure }: Destination): boolean {
  if (origin === `https://${host}` || (!secure && origin === `http://${host}`)) return true;
  const scheme = secure ? /^https:\/\// : /^https?:\/\//;
  if (!scheme.test(origin) || !URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase();
}

function isSameOrigin({ site, origin, hasCookie }: Provenance, destination: Destination): boolean {
  if (site !== null && site !== 'same-origin') return false;
  if (origin !== null) return isOrigin(origin, destination);
  // No browser sends a change with neither header. A script may, as long as it brings no cookie
  // that another site could have made a browser send.
  return site === 'same-origin' || !hasCookie;
}

/**
 * Refuses a change that another site asks for; what only reads is let through.
 * @throws ApiError FORBIDDEN
 */
export function guardOrigin(request: Provenance, destination: Destination): void {
  if (reading.has(request.method) || isSameOrigin(request, destination)) return;
  throw new ApiError('FORBIDDEN', reasonTexts.crossOrigin);
}
