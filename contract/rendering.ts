import type { EndpointName } from './endpoints/routes';
import type { Theme } from './rules/theme';

/**
 * The name of a global set in a rendered page: the buttons that were pressed before the page came to
 * life. Undefined in a page that the browser draws.
 */
export const EARLY_PRESSES = 'earlyPresses';

/** A reading call of a page, before its input is checked. */
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

/**
 * The data that a page carries beside its markup, so that the browser does not repeat the calls.
 */
export interface PageData {
  theme: Theme | null;
  /** Answers by the name of the call and its input. */
  answers: Record<string, PageAnswer>;
}

/** The metadata of a page for search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** The canonical path of the page, with its query. */
  path: string;
  /** The picture of a link preview: a path of ours or a whole address; null for the site's own. */
  image: string | null;
  type: 'website' | 'article' | 'profile';
  isIndexed: boolean;
}

/** A page to be rendered. */
export interface PageRequest {
  /** The path as requested, still encoded. */
  pathname: string;
  /** The query with its `?`, or nothing. */
  search: string;
  theme: Theme | null;
  /** Answers a call as the viewer of the page. Throws when it cannot. */
  ask: (call: PageCall) => Promise<PageAnswer>;
}

/** A rendered page. */
export interface RenderedPage {
  kind: 'page';
  status: number;
  head: PageHead;
  /** The addresses of the pictures that the first view shows large, to be fetched with the page. */
  pictures: string[];
  /** The markup of the root element. */
  markup: string;
  data: PageData;
  /** The name of the built file that it needs beside what every page loads. */
  chunk: string;
}

/** The outcome of rendering. */
export type PageResult = RenderedPage | { kind: 'redirect'; to: string };

/**
 * Renders pages outside a browser; `src/entry-server` implements it, `server/rendering` calls it.
 * @throws any error that keeps a page from being rendered
 */
export type RenderPage = (page: PageRequest) => Promise<PageResult>;
