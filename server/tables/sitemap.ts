import { statement } from '../database/statement';

/** A published post in a sitemap. */
export interface SitemapRow {
  id: number;
  /** The time of its publishing or of a later change, ms. */
  changedAt: number;
}

/** The greatest id of a published post, up to `upTo`; null without any. */
export const greatestPublishedId = statement.value<{ upTo: number }, number>((knex, { upTo }) =>
  knex('post')
    .where('id', '<=', upTo)
    .where('is_confirmed', knex.raw('1'))
    .whereNull('deleted_at')
    .orderBy('id', 'desc')
    .limit(1)
    .select('id'),
);

/** The published posts with an id from `from` to `to`, both included, by id. */
export const listPublished = statement.all<{ from: number; to: number }, SitemapRow>(
  (knex, { from, to }) =>
    knex('post')
      .whereRaw('id BETWEEN ? AND ?', [from, to])
      .where('is_confirmed', knex.raw('1'))
      .whereNull('deleted_at')
      .orderBy('id')
      .select('id')
      // Not `max` of both: SQLite accepts several values, PostgreSQL has another name for that.
      .select(
        knex.raw(
          'CASE WHEN changed_at > published_at THEN changed_at ELSE published_at END AS "changedAt"',
        ),
      ),
);
