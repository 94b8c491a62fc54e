import { ApiError } from '@contract/errors';
import { reasonTexts } from '@contract/texts';

function isOwn(origin: string, host: string): boolean {
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/**
 * Refuses a change that another site's page asks for. A request without either header comes from no
 * page at all, and has no cookie of a member to misuse.
 */
export function guardOrigin(request: Request): void {
  if (/^(?:GET|HEAD)$/.test(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const foreign =
    (site !== null && site !== 'same-origin' && site !== 'none') ||
    (origin !== null && !isOwn(origin, new URL(request.url).host));
  if (foreign) throw new ApiError('FORBIDDEN', reasonTexts.crossOrigin);
}
