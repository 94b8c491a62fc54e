import { statement, type Runner } from '../database/statement';

/** A stored answer of trending. */
export interface TrendingRow {
  body: string;
  fetched_at: number;
}

const find = statement<{ name: string }, TrendingRow>((knex, { name }) =>
  knex('trending_answer').where({ name }).select('body', 'fetched_at'),
);

const withText = statement<{ text: string }, TrendingRow & { name: string }>((knex, { text }) =>
  knex('trending_answer')
    .where('body', 'like', text)
    .orderBy('fetched_at', 'desc')
    .limit(1)
    .select('name', 'body', 'fetched_at'),
);

const keep = statement<{ name: string; body: string; fetchedAt: number }>(
  (knex, { name, body, fetchedAt }) =>
    knex('trending_answer')
      .insert({ name, body, fetched_at: fetchedAt })
      .onConflict('name')
      .merge(),
);

const forget = statement<{ before: number }>((knex, { before }) =>
  knex('trending_answer').where('fetched_at', '<', before).delete(),
);

/** The last answer with a name; null without one. */
export async function findTrending(runner: Runner, name: string): Promise<TrendingRow | null> {
  const [row] = await runner.run(find, { name });
  return row ?? null;
}

/** The last answer with a video, and its name; null without one. Searches some hundred answers. */
export async function findTrendingWith(
  runner: Runner,
  videoId: string,
): Promise<(TrendingRow & { name: string }) | null> {
  const [row] = await runner.run(withText, { text: `%"videoId":"${videoId}"%` });
  return row ?? null;
}

/** Stores an answer and replaces an older one. */
export async function keepTrending(
  tx: Runner,
  name: string,
  body: string,
  fetchedAt: number,
): Promise<void> {
  await tx.run(keep, { name, body, fetchedAt });
}

/** Deletes answers from before a moment, ms. */
export async function forgetTrending(tx: Runner, before: number): Promise<void> {
  await tx.run(forget, { before });
}
