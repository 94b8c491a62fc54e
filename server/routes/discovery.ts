import Router from '@koa/router';
import type { Context } from 'koa';
import { endpoints } from '@contract/endpoints';
import type { Output } from '@contract/endpoints/define';
import { errorTexts, reasonTexts } from '@contract/texts';
import { parseInput } from '@contract/validate';
import type { Database } from '../database';
import { found } from '../http/call';
import { publicOrigin } from '../http/public-origin';
import { rss } from '../presenters/rss';
import { sitemap, sitemapIndex } from '../presenters/sitemap';
import { presentSphere } from '../presenters/sphere';
import type { Services } from '../services';
import { greatestPostId, listPublished } from '../tables/sitemap';
import { findSphere, listSpheres } from '../tables/sphere';

/** Ids in one sitemap: its address stays, and so do its pages. The format allows 50,000. */
const SITEMAP_RANGE = 10_000;
/** Posts that a feed reader gets. */
const RSS_ITEMS = 30;
/** How long a program may use what it has, seconds. */
const MAX_AGE = { sitemap: 3600, rss: 60 } as const;

interface Page {
  path: string;
  changedAt?: number;
}

function send(ctx: Context, type: string, maxAge: number, body: string): void {
  ctx.set('Cache-Control', `public, max-age=${maxAge}`);
  ctx.set('Content-Type', `${type}; charset=utf-8`);
  ctx.body = body;
}

// What is a member's own, or no page at all.
const closed = ['/admin', '/api/', '/login', '/my', '/write', '/write-youtube'];

/** The pages of one sitemap; null where there is no such sitemap. */
async function pagesOf(db: Database, name: string): Promise<Page[] | null> {
  if (name === 'site.xml') {
    const spheres = await listSpheres(db, 0);
    return [{ path: '/' }, ...spheres.map(({ id }) => ({ path: `/?sphere=${id}` }))];
  }
  const part = Number(/^posts-([1-9]\d{0,4})\.xml$/.exec(name)?.[1]);
  if (!part) return null;
  const rows = await listPublished(db, (part - 1) * SITEMAP_RANGE + 1, part * SITEMAP_RANGE);
  const pages = rows.map(({ id, publishedAt }) => ({
    path: `/post/${id}`,
    changedAt: publishedAt,
  }));
  return pages.length > 0 ? pages : null;
}

/** What programs look for to find the pages: robots.txt, sitemaps, the feed for feed readers. */
export function discoveryRouter(house: Services): Router {
  const { db, feedPages } = house;
  const router = new Router({ sensitive: true });

  router.get('/robots.txt', (ctx) => {
    const lines = closed.map((path) => `Disallow: ${path}`);
    const where = `Sitemap: ${publicOrigin(ctx, house)}/sitemap.xml`;
    send(ctx, 'text/plain', MAX_AGE.sitemap, `User-agent: *\n${lines.join('\n')}\n\n${where}\n`);
  });

  router.get('/sitemap.xml', async (ctx) => {
    const origin = publicOrigin(ctx, house);
    const parts = Math.ceil((await greatestPostId(db)) / SITEMAP_RANGE);
    const posts = Array.from(
      { length: parts },
      (_, at) => `${origin}/sitemaps/posts-${at + 1}.xml`,
    );
    const all = [`${origin}/sitemaps/site.xml`, ...posts].map((address) => ({ address }));
    send(ctx, 'application/xml', MAX_AGE.sitemap, sitemapIndex(all));
  });

  router.get('/sitemaps/:name', async (ctx) => {
    const pages = found(await pagesOf(db, ctx.params.name ?? ''), errorTexts.NOT_FOUND);
    const origin = publicOrigin(ctx, house);
    const entries = pages.map(({ path, ...rest }) => ({ address: `${origin}${path}`, ...rest }));
    send(ctx, 'application/xml', MAX_AGE.sitemap, sitemap(entries));
  });

  router.get('/rss.xml', async (ctx) => {
    const { sphere: sphereId } = ctx.query;
    const query = { limit: RSS_ITEMS, ...(sphereId === undefined ? {} : { sphereId }) };
    const input = parseInput(endpoints.getFeed, { params: {}, query, body: undefined });
    const row = input.query.sphereId ? await findSphere(db, input.query.sphereId, 0) : null;
    if (input.query.sphereId) found(row, reasonTexts.sphereNotFound);
    const bytes = await feedPages.read(input.query, 0, house.now());
    const { data } = JSON.parse(bytes.toString()) as Output<typeof endpoints.getFeed>;
    const feed = rss(publicOrigin(ctx, house), data.posts, row && presentSphere(row));
    send(ctx, 'application/rss+xml', MAX_AGE.rss, feed);
  });

  return router;
}
