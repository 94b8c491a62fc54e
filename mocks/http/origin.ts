import { ApiError } from '@contract/errors';
import { reasonTexts } from '@contract/texts';

function hostOf(origin: string): string | null {
  return /^https?:\/\//.test(origin) && URL.canParse(origin) ? new URL(origin).host : null;
}

function isSameOrigin({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin') return false;
  if (origin !== null) return hostOf(origin) === new URL(url).host;
  // Neither header: no page of another site, as long as there is no cookie that one could have
  // made a browser send. In the browser these mocks see none of the three.
  return site !== null || !headers.has('cookie');
}

/** @throws ApiError FORBIDDEN for a change that another site's page asks for */
export function guardOrigin(request: Request): void {
  if (/^(?:GET|HEAD)$/.test(request.method) || isSameOrigin(request)) return;
  throw new ApiError('FORBIDDEN', reasonTexts.crossOrigin);
}
