import { statement, type Runner } from '../statement';

/** A published post as a sitemap names it. */
export interface SitemapRow {
  id: number;
  publishedAt: number;
}

const newest = statement<{ from: number }, { id: number | null }>((knex, { from }) =>
  knex('post').where('id', '>', from).max({ id: 'id' }),
);

const range = statement<{ from: number; to: number }, SitemapRow>((knex, { from, to }) =>
  knex('post')
    .whereRaw('id BETWEEN ? AND ?', [from, to])
    .where('is_confirmed', knex.raw('1'))
    .whereNull('deleted_at')
    .orderBy('id')
    .select('id', 'published_at as publishedAt'),
);

/** The greatest id that a post has; 0 without any. */
export async function greatestPostId(runner: Runner): Promise<number> {
  const [row] = await runner.run(newest, { from: 0 });
  return row?.id ?? 0;
}

/** The published posts with an id from `from` to `to`, both included, by id. */
export function listPublished(runner: Runner, from: number, to: number): Promise<SitemapRow[]> {
  return runner.run(range, { from, to });
}
