import { parseId } from './rules/site/ids.ts';

/**
 * The addresses of pages that not only the client must know: programs are led to some of them and
 * kept away from others. `src/config/pages` builds the table of all pages from it.
 */
export const pageAddresses = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  setup: '/setup',
  /** The first steps of a new member; `?from=` leads back. */
  welcome: '/welcome',
  write: '/write',
  writeYoutube: '/write-youtube',
  my: '/my',
  character: '/character',
  garden: '/garden',
  member: '/member',
  post: '/post',
  spheres: '/spheres',
  trending: '/trending',
  playboardChannels: '/playboard-channels',
  playboardVideos: '/playboard-videos',
  channelRanking: '/channel-ranking',
  categoryRanking: '/category-ranking',
  timeRanking: '/time-ranking',
  newChannelRanking: '/new-channel-ranking',
  terms: '/terms',
  privacy: '/privacy',
  help: '/help',
  /** Everything below it is for admins. */
  admin: '/admin',
} as const;

/** The ranking pages in the order of the navigation. */
export const rankingPages = [
  'trending',
  'playboardChannels',
  'playboardVideos',
  'channelRanking',
  'categoryRanking',
  'timeRanking',
  'newChannelRanking',
] as const satisfies (keyof typeof pageAddresses)[];
export type RankingPageName = (typeof rankingPages)[number];

const { home, member, post } = pageAddresses;

/** The address of a post, by number or id; `post12` leads to the canonical `/post/12`. */
export function postPath(postId: number | string): string {
  return `${post}/${parseId('post', postId) ?? postId}`;
}

/** The address of a member's page, by number or id; `user12` leads to the canonical `/member/12`. */
export function memberPath(userId: number | string): string {
  return `${member}/${parseId('user', userId) ?? userId}`;
}

/** The address of the notices, a list at home. */
export const noticesPath = `${pageAddresses.home}?feed=notices`;

/** The address of a sphere's feed, by number or id. */
export function spherePath(sphereId: number | string): string {
  return `${home}?sphere=${parseId('sphere', sphereId) ?? sphereId}`;
}

/** Whether a path, still encoded, leads to a post's page, in any spelling. */
export function isPostPath(pathname: string): boolean {
  return pathname.toLowerCase().startsWith(`${post}/`);
}
