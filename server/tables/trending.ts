import { camel, statement, type Runner } from '../database/statement';

/** A stored answer of trending. */
export interface TrendingRow {
  body: string;
  fetchedAt: number;
}

/** The last answer with a name; null without one. */
export const findTrending = statement.maybeOne<{ name: string }, TrendingRow>((knex, { name }) =>
  knex('trending_answer').where({ name }).select(camel('body', 'fetched_at')),
);

const withText = statement.maybeOne<{ text: string }, TrendingRow & { name: string }>(
  (knex, { text }) =>
    knex('trending_answer')
      .where('body', 'like', text)
      .orderBy('fetched_at', 'desc')
      .limit(1)
      .select(camel('name', 'body', 'fetched_at')),
);

/** Stores an answer and replaces an older one. */
export const keepTrending = statement.run<{ name: string; body: string; fetchedAt: number }>(
  (knex, { name, body, fetchedAt }) =>
    knex('trending_answer')
      .insert({ name, body, fetched_at: fetchedAt })
      .onConflict('name')
      .merge(),
);

/** Deletes answers from before a moment, ms. */
export const forgetTrending = statement.run<{ before: number }>((knex, { before }) =>
  knex('trending_answer').where('fetched_at', '<', before).delete(),
);

/** The last answer with a video, and its name; null without one. Searches some hundred answers. */
export function findTrendingWith(
  runner: Runner,
  videoId: string,
): Promise<(TrendingRow & { name: string }) | null> {
  return withText(runner, { text: `%"videoId":"${videoId}"%` });
}
