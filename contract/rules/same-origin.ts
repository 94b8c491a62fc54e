import { ApiError } from '../errors';
import { reasonTexts } from '../texts';

/** The headers of a request that say where it comes from; an absent header is null. */
export interface Provenance {
  method: string;
  /** `Sec-Fetch-Site`. */
  site: string | null;
  /** `Origin`. */
  origin: string | null;
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

// A browser sends at least one of the two headers with every change that a page asks for, so a
// request with neither comes from no browser: nobody else's page can have caused it, and its cookie
// was given to the program that sends it. Should a browser ever leave both out, another site's page
// still has no way in: the cookie is SameSite=Lax, so no form or script of another site sends it with a
// change. Bodies must be JSON, which such a page cannot send unasked; only an upload is multipart,
// which it could, and there the cookie alone decides.
function isSameOrigin({ site, origin }: Provenance, destination: Destination): boolean {
  if (site !== null && site !== 'same-origin') return false;
  return origin === null || isOrigin(origin, destination);
}

/**
 * Refuses a change that another site asks for; requests that only read pass.
 * @throws ApiError FORBIDDEN
 */
export function guardOrigin(request: Provenance, destination: Destination): void {
  if (reading.has(request.method) || isSameOrigin(request, destination)) return;
  throw new ApiError('FORBIDDEN', reasonTexts.crossOrigin);
}

/** A request that a browser may have made for a link or a picture. */
export interface EmbeddedRequest extends Provenance {
  /** `Sec-Fetch-Dest`: what the browser wants the answer for. */
  dest: string | null;
  /** `Accept`. */
  accept: string | null;
}

/**
 * Refuses a GET that writes or spends when another site asks for it, and when a browser asks for it
 * by itself: a link and a picture that a member put into a post are of this site, too. Such a request
 * says that it is for a document or a picture; over plain HTTP, and from an old browser, it still
 * asks for one, which our own calls and programs never do.
 * @throws ApiError FORBIDDEN
 */
export function guardWritingGet(request: EmbeddedRequest, destination: Destination): void {
  guardOrigin({ ...request, method: 'POST' }, destination);
  const { dest, accept } = request;
  const isCall = (dest === null || dest === 'empty') && !/text\/html|image\//i.test(accept ?? '');
  if (!isCall) throw new ApiError('FORBIDDEN', reasonTexts.crossOrigin);
}
