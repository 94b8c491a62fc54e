// Storybook's manager reads this file too and knows no alias.
import type { Theme } from '@contract/rules/site/theme';

const themes: readonly Theme[] = ['light', 'dark'];
const roles = ['guest', 'member', 'admin'] as const;
export type DemoRole = (typeof roles)[number];

/** The choices and the page in an address of the demo. */
export interface DemoChoices {
  /** The names of scenarios of the mock world. */
  scenarios: string[];
  role: DemoRole | null;
  theme: Theme | null;
  /** The id of the story that opened the demo, and the values of Storybook's toolbars there. */
  story: string | null;
  globals: string | null;
}

/** Does not escape characters that an address may contain. */
const readable = (params: URLSearchParams): string =>
  params.toString().replaceAll(/%(?:2C|2F|3A|3B|3F)/g, decodeURIComponent);

/**
 * The address that opens a page of the demo. It names the demo's first file, so that a host without
 * a rule for unknown addresses opens it too; `openedAddress` returns the page's own.
 * @param base the address of the demo, with a slash at its end
 * @param page a path of the site, with its query and hash
 */
export function demoAddress(base: string, page: string, choices: DemoChoices): string {
  const { scenarios, ...others } = choices;
  const params = new URLSearchParams({ open: page });
  if (scenarios.length > 0) params.set('scenario', scenarios.join(','));
  for (const [name, value] of Object.entries(others)) if (value) params.set(name, value);
  return `${base}?${readable(params)}`;
}

/**
 * The address of the page in `?open=…`; null without one. It is always inside the demo.
 * @param search of the present address
 * @param basePath the path of the demo, with slashes at both ends
 */
export function openedAddress(search: string, basePath: string): string | null {
  const params = new URLSearchParams(search);
  const page = params.get('open');
  if (page === null) return null;
  params.delete('open');
  const anywhere = 'http://demo.invalid';
  const asked = new URL(URL.canParse(page, anywhere) ? page : '/', anywhere);
  for (const [name, value] of params) asked.searchParams.set(name, value);
  const query = readable(asked.searchParams);
  const path = asked.pathname.replace(/^\/+/, '');
  return `${basePath}${path}${query && `?${query}`}${asked.hash}`;
}

/** Reads the choices in an address; `unknown` contains the invalid ones, as written in the address. */
export function readDemoChoices(search: string): DemoChoices & { unknown: string[] } {
  const params = new URLSearchParams(search);
  const unknown: string[] = [];
  const read = <Value>(name: string, find: (value: string) => Value | null | undefined) => {
    const value = params.get(name);
    if (!value) return null;
    const found = find(value) ?? null;
    if (found === null) unknown.push(`${name}=${value}`);
    return found;
  };
  return {
    scenarios: (params.get('scenario') ?? '').split(/[\s,]+/).filter(Boolean),
    role: read('role', (value) => roles.find((role) => role === value)),
    theme: read('theme', (value) => themes.find((theme) => theme === value)),
    story: read('story', (value) => (/^[\p{L}\p{N}_-]+$/u.test(value) ? value : null)),
    globals: params.get('globals'),
    unknown,
  };
}

/**
 * The address of a story with the values of its toolbars.
 * @param storybook the address of Storybook, with a slash at its end; never taken from an address
 */
export function storyAddress(
  storybook: string,
  { story, globals }: Pick<DemoChoices, 'story' | 'globals'>,
): string | null {
  if (!story) return null;
  const params = new URLSearchParams({ path: `/story/${story}` });
  if (globals) params.set('globals', globals);
  return `${storybook}?${readable(params)}`;
}
