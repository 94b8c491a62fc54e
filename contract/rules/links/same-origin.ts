import { ApiError } from '../../errors';
import { reasonTexts } from '../../texts';

/** The headers of a request about its origin; a missing header is null. */
export interface Provenance {
  method: string;
  /** `Sec-Fetch-Site`. */
  site: string | null;
  /** `Origin`. */
  origin: string | null;
}

/** The origin that a request was sent to, as far as known: a proxy may have ended its TLS. */
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

// A browser sends at least one of the two headers with every change from a page, so a request with
// neither comes from another program: no other site can have caused it, and that program was given
// its cookie. Even if a browser left out both, another site's page could do nothing: the cookie is
// SameSite=Lax, so no form or script of another site sends it with a change. Bodies must be JSON,
// which a foreign page cannot send without permission; only uploads are multipart, which it could
// send, and there the cookie alone decides.
function isSameOrigin({ site, origin }: Provenance, destination: Destination): boolean {
  if (site !== null && site !== 'same-origin') return false;
  return origin === null || isOrigin(origin, destination);
}

/**
 * Refuses changes from another site; requests that only read pass.
 * @throws ApiError FORBIDDEN
 */
export function guardOrigin(request: Provenance, destination: Destination): void {
  if (reading.has(request.method) || isSameOrigin(request, destination)) return;
  throw new ApiError('FORBIDDEN', reasonTexts.crossOrigin);
}

/** A request that a browser may have made for a link or a picture. */
export interface EmbeddedRequest extends Provenance {
  /** `Sec-Fetch-Dest`: the browser's purpose for the answer. */
  dest: string | null;
  /** `Accept`. */
  accept: string | null;
}

/**
 * Refuses a GET that writes or spends a quota if it comes from another site, or if a browser makes
 * it by itself: links and pictures in members' posts belong to this site too. Such a request
 * declares a document or a picture as its purpose; over plain HTTP, and from an old browser, it
 * still accepts one, which our own calls and programs never do.
 * @throws ApiError FORBIDDEN
 */
export function guardWritingGet(request: EmbeddedRequest, destination: Destination): void {
  guardOrigin({ ...request, method: 'POST' }, destination);
  const { dest, accept } = request;
  const isCall = (dest === null || dest === 'empty') && !/text\/html|image\//i.test(accept ?? '');
  if (!isCall) throw new ApiError('FORBIDDEN', reasonTexts.crossOrigin);
}
