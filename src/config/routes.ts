import { memberPath, pageAddresses, postPath, spherePath } from '@contract/pages';
import { parseId } from '@contract/rules/site/ids';
import { pages, type PageName } from './pages';

export { memberPath, postPath, spherePath };

/** Each page's address as a router pattern. */
export const routes = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, path]),
) as { [Name in PageName]: (typeof pages)[Name]['path'] };

/** The address of the page of all spheres, or of a search in them. */
export function spheresPath(q = ''): string {
  return q === '' ? routes.spheres : `${routes.spheres}?${new URLSearchParams({ q }).toString()}`;
}

/** The id of every screen's <main>, the target of the skip link. */
export const contentId = 'content';

/** The id of the contact section on the pages of the terms and of the privacy policy. */
export const CONTACT_ANCHOR = 'contact';

/** The id of the notice that tells a suspended member why they cannot write. */
export const suspensionNoticeId = 'suspended';

/** The address of the member's own page, opened at a tab. */
export function myPath(tab?: string): string {
  return tab ? `${pageAddresses.my}/${tab}` : pageAddresses.my;
}

/** The address of the page that edits a post. */
export function editPath(postId: string): string {
  return `${routes.write}?post=${parseId('post', postId) ?? postId}`;
}

/** The address of a page around the login that leads back to `from` afterwards. */
export function leadingBack(page: string, from: string | null): string {
  return from && from !== routes.home ? `${page}?from=${encodeURIComponent(from)}` : page;
}

/** The address of the login page that leads back to `from` afterwards. */
export function loginPath(from: string | null = null): string {
  return leadingBack(routes.login, from);
}

/** The address of the signup page that leads back to `from` afterwards. */
export function signupPath(from: string | null): string {
  return leadingBack(routes.signup, from);
}

/** The first steps of a new member; the address of the first one does not name it. */
export const welcomeSteps = ['companion', 'spheres', 'garden'] as const;

/** The address of one of the first steps of a new member, who then goes back to `from`. */
export function welcomePath(
  from: string | null,
  step: (typeof welcomeSteps)[number] = 'companion',
): string {
  const { welcome } = pageAddresses;
  return leadingBack(step === 'companion' ? welcome : `${welcome}/${step}`, from);
}

/**
 * Returns the path to go to after login: only a path of our own, so that a crafted link cannot send
 * a member to another site.
 */
export function returnPath(from: string | null): string {
  // Browsers remove tabs and line breaks from an address: a path with one may become `//…`.
  return from && /^\/(?![/\\])[^\u0000-\u001F]*$/.test(from) ? from : routes.home;
}
