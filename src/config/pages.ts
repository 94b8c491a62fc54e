// oxlint-disable-next-line architecture/import-zones -- the bundler's configuration reads this file, and knows no aliases
import { pageAddresses as at } from '../../contract/pages.ts';

/**
 * The frame around a page: the site's header and, on a phone, its bottom bar. On a phone a page may
 * have its own top bar, or its own top and bottom bars. A page with `none` has no frame.
 */
export type Chrome = 'site' | 'ownTopBar' | 'ownBars' | 'none';

/** A page of the site. */
export type PageRow = {
  /** Its address as a router pattern; a part with `?` is a tab, which does not remount the page. */
  path: string;
  chrome: Chrome;
} & (
  | {
      role: 'anyone';
      /**
       * The name of its built file. Only pages that the server renders with their content have one;
       * for the others it renders the frame, and the browser draws the member's content.
       */
      chunk?: string;
    }
  // Guests are sent to the login page.
  | { role: 'member' | 'admin'; chunk?: undefined }
);

/**
 * The table of pages: the router, the layouts, the heads, the bundler and the checks follow it. A
 * row named `post` is drawn by `src/screens/PostScreen/PostScreen.tsx`, and its story is at the
 * same path under `stories/`. Pages of a later area, such as the admin's, have a separate table, so
 * that no first view loads it: see docs/decisions/0025-one-page-table.md.
 */
export const pages = {
  home: { path: at.home, chrome: 'site', role: 'anyone', chunk: 'home-page' },
  post: { path: `${at.post}/:postId`, chrome: 'ownBars', role: 'anyone', chunk: 'post-page' },
  member: { path: `${at.member}/:userId`, chrome: 'site', role: 'anyone', chunk: 'member-page' },
  spheres: { path: at.spheres, chrome: 'site', role: 'anyone', chunk: 'spheres-page' },
  // One file for the video rankings and one for the channel rankings: a visitor of one often opens others.
  trending: { path: at.trending, chrome: 'site', role: 'anyone', chunk: 'video-rankings' },
  playboardChannels: {
    path: at.playboardChannels,
    chrome: 'site',
    role: 'anyone',
    chunk: 'channel-rankings',
  },
  playboardVideos: {
    path: at.playboardVideos,
    chrome: 'site',
    role: 'anyone',
    chunk: 'video-rankings',
  },
  channelRanking: {
    path: at.channelRanking,
    chrome: 'site',
    role: 'anyone',
    chunk: 'channel-rankings',
  },
  categoryRanking: {
    path: at.categoryRanking,
    chrome: 'site',
    role: 'anyone',
    chunk: 'video-rankings',
  },
  timeRanking: { path: at.timeRanking, chrome: 'site', role: 'anyone', chunk: 'video-rankings' },
  newChannelRanking: {
    path: at.newChannelRanking,
    chrome: 'site',
    role: 'anyone',
    chunk: 'channel-rankings',
  },
  terms: { path: at.terms, chrome: 'site', role: 'anyone', chunk: 'legal-page' },
  privacy: { path: at.privacy, chrome: 'site', role: 'anyone', chunk: 'legal-page' },
  help: { path: at.help, chrome: 'site', role: 'anyone', chunk: 'legal-page' },
  login: { path: at.login, chrome: 'none', role: 'anyone' },
  signup: { path: at.signup, chrome: 'none', role: 'anyone' },
  forgotPassword: { path: at.forgotPassword, chrome: 'none', role: 'anyone' },
  resetPassword: { path: at.resetPassword, chrome: 'none', role: 'anyone' },
  confirmEmail: { path: at.confirmEmail, chrome: 'none', role: 'anyone' },
  setup: { path: at.setup, chrome: 'none', role: 'anyone' },
  welcome: { path: `${at.welcome}/:tab?`, chrome: 'none', role: 'member' },
  // The tab of the settings has pages of its own.
  my: { path: `${at.my}/:tab?/*`, chrome: 'site', role: 'member' },
  garden: { path: at.garden, chrome: 'ownTopBar', role: 'member' },
  character: { path: at.character, chrome: 'ownBars', role: 'member' },
  write: { path: at.write, chrome: 'ownBars', role: 'member' },
  writeYoutube: { path: at.writeYoutube, chrome: 'ownBars', role: 'member' },
  // Its screen draws the pages of the table in adminPages.ts, which no first view loads.
  admin: { path: `${at.admin}/*`, chrome: 'none', role: 'admin' },
} as const satisfies Record<string, PageRow>;

type Pages = typeof pages;
export type PageName = keyof Pages;

/** A page that the server renders with its content. */
export type RenderedPageName = {
  [Name in PageName]: Pages[Name] extends { chunk: string } ? Name : never;
}[PageName];

/** The name of the component that draws a page: `writeYoutube` becomes `WriteYoutubeScreen`. */
export const screenOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}Screen`;

/**
 * The file of that component, relative to `src`.
 * @param folder the folder of an area with its own table, with its slash
 */
export const screenFile = (name: string, folder = ''): string =>
  `screens/${folder}${screenOf(name)}/${screenOf(name)}.tsx`;
