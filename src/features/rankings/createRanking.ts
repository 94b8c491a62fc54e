import { createRemote } from '@/state/remote';

/** A ranking that keeps the last answer, by its query. */
export function createRanking<Query, Answer>(
  fetch: (query: Query, signal?: AbortSignal) => Promise<Answer>,
) {
  return {
    remote: createRemote<Answer>({
      load: (key, signal) => fetch(JSON.parse(key) as Query, signal),
    }),
    keyOf: (query: Query) => JSON.stringify(query),
  };
}

export type RankingOf<Query, Answer> = ReturnType<typeof createRanking<Query, Answer>>;
