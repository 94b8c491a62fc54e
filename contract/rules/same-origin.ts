import { ApiError } from '../errors';
import { reasonTexts } from '../texts';

/** The headers of a request that say where it comes from; an absent header is null. */
export interface Provenance {
  method: string;
  /** `Sec-Fetch-Site`. */
  site: string | null;
  /** `Origin`. */
  origin: string | null;
  hasCookie: boolean;
}

/** The origin that a request was sent to, as far as is known: a proxy may have ended its TLS. */
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
  // Browsers send one of these headers with every change. A script may send neither, as long as it
  // sends no cookie that another site could have made a browser send.
  return site === 'same-origin' || !hasCookie;
}

/**
 * Refuses a change that another site asks for; requests that only read pass.
 * @throws ApiError FORBIDDEN
 */
export function guardOrigin(request: Provenance, destination: Destination): void {
  if (reading.has(request.method) || isSameOrigin(request, destination)) return;
  throw new ApiError('FORBIDDEN', reasonTexts.crossOrigin);
}
