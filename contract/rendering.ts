import type { EndpointName } from './endpoints/routes';
import type { Theme } from './rules/theme';

/** A reading call of a page, before its input is checked. */
export interface PageCall {
  name: EndpointName;
  params: Record<string, string>;
  query: Record<string, string>;
}

/** What a call was answered, whichever way it came. */
export interface PageAnswer {
  status: number;
  body: unknown;
}

/** What travels in a page beside its markup, so that the browser asks for nothing twice. */
export interface PageData {
  theme: Theme | null;
  /** By the name of the call and what it was given. */
  answers: Record<string, PageAnswer>;
}

/** What programs read of a page: search engines, link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** The one path under which the page is to be known, with its query. */
  path: string;
  /** The picture of a link preview: a path of ours or a whole address; null for the site's own. */
  image: string | null;
  type: 'website' | 'article' | 'profile';
  isIndexed: boolean;
}

/** A page to be rendered. */
export interface PageRequest {
  /** As it was asked for, still encoded. */
  pathname: string;
  /** The query with its `?`, or nothing. */
  search: string;
  theme: Theme | null;
  /** Answers a call as the viewer of the page. Throws when it cannot. */
  ask: (call: PageCall) => Promise<PageAnswer>;
}

/** A page as rendered. */
export interface RenderedPage {
  kind: 'page';
  status: number;
  head: PageHead;
  /** Hints that React gives for the document's head. */
  hints: string;
  /** What goes into the root element. */
  markup: string;
  data: PageData;
  /** The name of the built file that it needs beside what every page loads. */
  chunk: string;
}

/** What became of a page: `client` leaves it to the browser. */
export type PageResult = RenderedPage | { kind: 'redirect'; to: string } | { kind: 'client' };

/**
 * Renders pages outside a browser; `src/entry-server` implements it, `server/rendering` calls it.
 * @throws whatever keeps a page from being rendered
 */
export type RenderPage = (page: PageRequest) => Promise<PageResult>;
