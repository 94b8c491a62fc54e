import type { Endpoint } from '@contract/endpoints/define';

type Params = Record<string, string>;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads an endpoint's parameters from a path; null if the path is another endpoint's. We use our
 * own parser because the library's throws on a broken percent sign.
 */
export function matchPath(endpoint: Endpoint, pathname: string): Params | null {
  const wanted = endpoint.path.split('/');
  const given = pathname.replace(/(?<=.)\/$/, '').split('/');
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [at, part] of wanted.entries()) {
    const actual = given[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decode(actual);
    else if (part !== actual) return null;
  }
  return params;
}
