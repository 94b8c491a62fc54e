import type { EndpointName } from './endpoints/routes';
import type { Identity } from './rules/site/identity';
import type { Theme } from './rules/site/theme';

/**
 * The name of a global set in a rendered page: the buttons that were pressed before the page became
 * interactive. Undefined in a page that the browser renders.
 */
export const EARLY_PRESSES = 'preHydrationClicks';

/** The id of a rendered page's style element with the site's accent. */
export const ACCENT_SHEET = 'site-accent';

/** A read call of a page, before its input is checked. */
export interface PageCall {
  name: EndpointName;
  params: Record<string, string>;
  query: Record<string, string>;
}

/** The answer to a call. */
export interface PageAnswer {
  status: number;
  body: unknown;
}

/** The data embedded in a page, so that the browser does not repeat the calls. */
export interface PageData {
  theme: Theme | null;
  /** Answers by call name and input. */
  answers: Record<string, PageAnswer>;
}

/** The metadata of a page for search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** The canonical path of the page, with its query. */
  path: string;
  /** The picture of a link preview: a path of our site or a full address; null for the site's own. */
  image: string | null;
  type: 'website' | 'article' | 'profile';
  isIndexed: boolean;
  site: Identity;
}

/** A page to be rendered. */
export interface PageRequest {
  /** The path as requested, still encoded. */
  pathname: string;
  /** The query with its `?`, or an empty string. */
  search: string;
  theme: Theme | null;
  /** Makes a call as the page's viewer. Throws if that fails. */
  ask: (call: PageCall) => Promise<PageAnswer>;
}

/** A rendered page. */
export interface RenderedPage {
  kind: 'page';
  status: number;
  head: PageHead;
  /** The addresses of the large pictures in the first view, to be preloaded. */
  pictures: string[];
  /** The markup of the root element. */
  markup: string;
  /** The style sheet of the site's accent, for the element with the id `ACCENT_SHEET`; may be empty. */
  sheet: string;
  data: PageData;
  /** The name of the built file that the page needs in addition to the common ones. */
  chunk: string;
}

/** The outcome of rendering. */
export type PageResult = RenderedPage | { kind: 'redirect'; to: string };

/**
 * Renders pages outside a browser; `src/entry-server` implements it, `server/rendering` calls it.
 * @throws any error that prevents rendering
 */
export type RenderPage = (page: PageRequest) => Promise<PageResult>;
