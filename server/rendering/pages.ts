import type { Context } from 'koa';
import { ApiError } from '@contract/errors';
import { isPostPath } from '@contract/pages';
import type { PageResult, RenderPage } from '@contract/rendering';
import { readTheme, THEME_COOKIE, themeCookie, type Theme } from '@contract/rules/site/theme';
import { limitedCaller } from '../limits/client-address';
import { publicOrigin } from '../http/public-origin';
import { viewerOf } from '../http/route';
import { inTime } from '../lib/in-time';
import type { Services } from '../services';
import { askAs } from './ask';
import { createDocuments } from './document';
import { htmlOf, sendHtml, type Html } from './html';

/** Answers the request of a page, or returns false: then the browser renders it. */
export type AnswerPage = (ctx: Context) => Promise<boolean>;

/** The default timeout of a page, ms; after that the browser is faster. */
const TIMEOUT = 1_000;
/** The most guests' pages that are cached; each is a document with its compressed copies. */
const GUEST_PAGES = 60;

type Outcome = Html | Exclude<PageResult, { kind: 'page' }>;

function themeOf({ req }: Context): Theme | null {
  const pairs = req.headers.cookie?.split(';') ?? [];
  const prefix = `${THEME_COOKIE}=`;
  const pair = pairs.map((text) => text.trim()).find((text) => text.startsWith(prefix));
  return readTheme(pair?.slice(prefix.length));
}

// After a week Safari deletes cookies set by scripts, but not those set by an answer. The page
// itself is never stored, and the guests' shared copy has no headers.
function keepTheme(ctx: Context): void {
  const theme = themeOf(ctx);
  if (theme) ctx.append('Set-Cookie', themeCookie(theme));
}

/**
 * Renders pages for their viewers. The API's own handlers return a page's data in process. Guests
 * share a page for a second at most, and never after a change; a member's page is made for them
 * alone and never stored.
 */
function createPages(
  render: RenderPage,
  dir: string,
  services: Services,
  timeout: number,
): AnswerPage {
  const { db, limits, log, now, openCache } = services;
  const writeDocument = createDocuments(dir);
  const forGuests = openCache<Outcome>('pages', GUEST_PAGES);
  db.onChange(forGuests.clear);
  let isFailing = false;

  async function outcomeOf(ctx: Context): Promise<Outcome> {
    const viewer = await viewerOf(ctx, services);
    if (viewer) ctx.state.memberId = viewer.id;
    const { path: pathname, search } = ctx;
    const theme = themeOf(ctx);
    const origin = publicOrigin(ctx, services);
    const make = async (): Promise<Outcome> => {
      await limits.count('page', limitedCaller(ctx.ip, viewer));
      const ask = askAs(ctx, viewer, services);
      const result = await inTime(render({ pathname, search, theme, ask }), timeout);
      if (result.kind !== 'page') return result;
      return htmlOf(result.status, writeDocument(result, origin));
    };
    // A post counts its views, so each view of it is a separate page.
    if (viewer || isPostPath(pathname)) return make();
    return forGuests.get(JSON.stringify([origin, theme, pathname, search]), now(), make);
  }

  return async (ctx) => {
    try {
      const outcome = await outcomeOf(ctx);
      isFailing = false;
      if (!('kind' in outcome)) {
        await sendHtml(ctx, outcome);
        keepTheme(ctx);
      } else {
        ctx.set('Cache-Control', 'private, no-store');
        ctx.redirect(outcome.to);
      }
      return true;
    } catch (error) {
      // A request without a host has no canonical address, and a caller beyond its limit has to
      // render the page itself.
      if (error instanceof ApiError && error.status < 500) return false;
      // The error is logged once until a page succeeds again, because its cause usually concerns
      // all pages.
      if (!isFailing) {
        const { requestId } = ctx.state;
        log.warn({ id: requestId, err: error }, 'pages are not rendered, browsers draw them');
      }
      isFailing = true;
      return false;
    }
  };
}

/**
 * Pages rendered here for their viewers, from the built site.
 * @param dir the folder of the built site
 * @param timeout how long a page may take until it is left to the browser, ms
 * @returns null if the build allows no documents; the log says so
 */
export function openPages(
  render: RenderPage,
  dir: string,
  services: Services,
  timeout = TIMEOUT,
): AnswerPage | null {
  try {
    return createPages(render, dir, services, timeout);
  } catch (error) {
    services.log.warn({ err: error }, 'pages are not rendered here: the built site does not fit');
    return null;
  }
}
