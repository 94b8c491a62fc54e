import { parseId } from '@contract/rules/ids';

/** The route table: every path of the site is written here and nowhere else. */
export const routes = {
  home: '/',
  login: '/login',
  write: '/write',
  writeYoutube: '/write-youtube',
  my: '/my/:tab?',
  character: '/character',
  garden: '/garden',
  member: '/member/:userId',
  post: '/post/:postId',
} as const;

/** The id of every screen's <main>, where the skip link leads. */
export const contentId = 'content';

/** The address of a post; accepts `post12` and gives the canonical `/post/12`. */
export function postPath(postId: string): string {
  return `/post/${parseId('post', postId) ?? postId}`;
}

/** A member's public page; accepts `user12` and gives the canonical `/member/12`. */
export function memberPath(userId: string): string {
  return `/member/${parseId('user', userId) ?? userId}`;
}

/** One's own page, opened at a tab. */
export function myPath(tab?: string): string {
  return tab ? `/my/${tab}` : '/my';
}

/** Where a post of one's own is changed. */
export function editPath(postId: string): string {
  return `${routes.write}?post=${parseId('post', postId) ?? postId}`;
}

/** The feed of one sphere. */
export function spherePath(sphereId: string): string {
  return `/?sphere=${parseId('sphere', sphereId) ?? sphereId}`;
}

/** The login page that comes back to `from` afterwards. */
export function loginPath(from?: string): string {
  return from && from !== routes.home
    ? `${routes.login}?from=${encodeURIComponent(from)}`
    : routes.login;
}

/**
 * Where to go after login: only a path of our own, so that a crafted link cannot send a member to
 * another site.
 */
export function returnPath(from: string | null): string {
  // Browsers leave tabs and line breaks out of an address: a path with one may turn into `//…`.
  return from && /^\/(?![/\\])[^\u0000-\u001F]*$/.test(from) ? from : routes.home;
}
