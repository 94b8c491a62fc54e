import Router from '@koa/router';
import type { Context, Next } from 'koa';
import { endpoints } from '@contract/endpoints';
import { closedToPrograms } from '@contract/closed-pages';
import { pageAddresses, postPath, rankingPages, spherePath } from '@contract/pages';
import { errorTexts, reasonTexts } from '@contract/texts';
import { parseInput } from '@contract/validate';
import type { Database } from '../database';
import { planFeed } from '../feed/query';
import { requireFound } from '../guards';
import { limitedAddress } from '../limits/client-address';
import { sendCacheable } from '../http/cacheable';
import { publicOrigin } from '../http/public-origin';
import { fromReplica } from '../http/replica';
import { rss } from '../presenters/rss';
import { sitemap, sitemapIndex } from '../presenters/sitemap';
import { presentSphere } from '../presenters/sphere';
import type { Services } from '../services';
import { listFeed } from '../tables/feed';
import { greatestPublishedId, listPublished } from '../tables/sitemap';
import { readSettings } from '../tables/setting';
import { findSphere, listSpheres } from '../tables/sphere';

/**
 * The number of ids in one sitemap; a fixed range keeps each page in the same sitemap. The format
 * allows 50,000.
 */
const SITEMAP_RANGE = 10_000;
/** The last sitemap that an address can name. */
const LAST_PART = 99_999;
/** The number of posts that a feed reader gets. */
const RSS_ITEMS = 30;
/** How long a program may cache an answer, seconds. */
const MAX_AGE = { sitemap: 3600, rss: 60 } as const;

interface Page {
  path: string;
  changedAt?: number;
}

/** The numbers of the sitemaps that have posts. */
async function partsOf(db: Database): Promise<number[]> {
  const parts: number[] = [];
  let id = await greatestPublishedId(db, { upTo: LAST_PART * SITEMAP_RANGE });
  while (id !== null) {
    const part = Math.ceil(id / SITEMAP_RANGE);
    parts.unshift(part);
    id = await greatestPublishedId(db, { upTo: (part - 1) * SITEMAP_RANGE });
  }
  return parts;
}

/** The pages of one sitemap; null for any other name. */
async function pagesOf(db: Database, name: string): Promise<Page[] | null> {
  if (name === 'site.xml') {
    const spheres = await listSpheres(db, { viewerId: 0 });
    const rankings = rankingPages.map((page) => pageAddresses[page]);
    const { home, spheres: allSpheres, help, terms, privacy } = pageAddresses;
    const paths = [home, allSpheres, ...rankings, help, terms, privacy];
    return [...paths, ...spheres.map(({ id }) => spherePath(id))].map((path) => ({ path }));
  }
  const part = Number(/^posts-([1-9]\d{0,4})\.xml$/.exec(name)?.[1]);
  if (!part) return null;
  const rows = await listPublished(db, {
    from: (part - 1) * SITEMAP_RANGE + 1,
    to: part * SITEMAP_RANGE,
  });
  const pages = rows.map(({ id, changedAt }) => ({ path: postPath(id), changedAt }));
  return pages.length > 0 ? pages : null;
}

/** The routes for programs that look for pages: robots.txt, sitemaps, the feed for feed readers. */
export function discoveryRouter(services: Services): Router {
  const router = new Router({ sensitive: true });

  // Without PUBLIC_URL its addresses use the request's host: no shared cache may store them.
  const send = (ctx: Context, type: string, maxAge: number, body: string): void => {
    const isOurs = services.publicOrigin !== null;
    const cacheControl = isOurs ? `public, max-age=${maxAge}` : 'private, no-cache';
    if (!isOurs) ctx.vary(['Host', 'X-Forwarded-Proto']);
    sendCacheable(ctx, { type, cacheControl, body });
  };

  const counted = async (ctx: Context, next: Next): Promise<void> => {
    await services.limits.count('discovery', limitedAddress(ctx.ip));
    await next();
  };

  router.get('/robots.txt', (ctx) => {
    const lines = closedToPrograms.map((path) => `Disallow: ${path}`);
    const where = `Sitemap: ${publicOrigin(ctx, services)}/sitemap.xml`;
    send(ctx, 'text/plain', MAX_AGE.sitemap, `User-agent: *\n${lines.join('\n')}\n\n${where}\n`);
  });

  router.get('/sitemap.xml', counted, async (ctx) => {
    const origin = publicOrigin(ctx, services);
    const parts = await fromReplica(ctx, services, ({ db }) => partsOf(db));
    const posts = parts.map((part) => `${origin}/sitemaps/posts-${part}.xml`);
    const all = [`${origin}/sitemaps/site.xml`, ...posts].map((address) => ({ address }));
    send(ctx, 'application/xml', MAX_AGE.sitemap, sitemapIndex(all));
  });

  router.get('/sitemaps/:name', counted, async (ctx) => {
    const pages = await fromReplica(ctx, services, async ({ db }) =>
      requireFound(await pagesOf(db, ctx.params.name ?? ''), errorTexts.NOT_FOUND),
    );
    const origin = publicOrigin(ctx, services);
    const entries = pages.map(({ path, ...rest }) => ({ address: `${origin}${path}`, ...rest }));
    send(ctx, 'application/xml', MAX_AGE.sitemap, sitemap(entries));
  });

  router.get('/rss.xml', counted, async (ctx) => {
    const { sphere: sphereId } = ctx.query;
    const query = { limit: RSS_ITEMS, ...(sphereId === undefined ? {} : { sphereId }) };
    const input = parseInput(endpoints.getFeed, { params: {}, query, body: undefined });
    const { sphere, posts } = await fromReplica(ctx, services, async ({ db }) => {
      const { sphereId: id } = input.query;
      const found = id ? await findSphere(db, { id, viewerId: 0 }) : null;
      if (id) requireFound(found, reasonTexts.sphereNotFound);
      const { shape, args } = planFeed(db.engine, input.query, 0, Date.now());
      return { sphere: found, posts: await listFeed(db, shape, args) };
    });
    const feed = rss(
      publicOrigin(ctx, services),
      posts.slice(0, RSS_ITEMS),
      sphere && presentSphere(sphere),
      await readSettings(services.db),
    );
    send(ctx, 'application/rss+xml', MAX_AGE.rss, feed);
  });

  return router;
}
