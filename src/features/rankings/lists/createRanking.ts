import { call, type InputOf, type OutputOf } from '@/api/client';
import { createRemote, type RemoteOf } from '@/state/remote';
import { readChosen, type ChosenOf } from '@/config/filters';
import { rankingFilters } from '@/config/rankingFilters';
import type { RankingPageName } from '@contract/pages';
import type { createStore } from 'jotai';
import { useIsReturn } from '@/components/useIsReturn';
import { useRemote } from '@/state/useRemote';

/** Loads a ranking while a page shows it. @param query equal values mean the same ranking */
export function useRanking<Query, Answer>(
  { remote, keyOf }: RankingOf<Query, Answer>,
  query: Query,
) {
  return useRemote(remote, keyOf(query), useIsReturn());
}

type Store = ReturnType<typeof createStore>;
type Load<Chosen> = (store: Store, chosen: Chosen) => Promise<void>;

/** Loads a ranking for the chosen filters. */
export const loading =
  <Chosen, Query, Answer>(
    { remote, keyOf }: RankingOf<Query, Answer>,
    queryOf: (chosen: Chosen) => Query,
  ): Load<Chosen> =>
  (store, chosen) =>
    store.set(remote.loadAtom, keyOf(queryOf(chosen)));

/** Loads the initial content of a rankings page. */
export function preparing<Name extends RankingPageName>(
  name: Name,
  ...loads: Load<ChosenOf<(typeof rankingFilters)[Name]>>[]
) {
  return async (store: Store, _params: object, search: string): Promise<void> => {
    const chosen = readChosen(rankingFilters[name], new URLSearchParams(search));
    await Promise.all(loads.map((load) => load(store, chosen)));
  };
}

type RankingCall =
  'getTrending' | 'rankVideos' | 'rankChannels' | 'listNewChannels' | 'getVideoInsights';

/** A ranking that keeps the last answer, by its query. */
export interface RankingOf<Query, Answer> {
  remote: RemoteOf<Answer>;
  keyOf: (query: Query) => string;
}

export function createRanking<Name extends RankingCall>(
  name: Name,
): RankingOf<InputOf<Name>['query'], OutputOf<Name>> {
  return {
    remote: createRemote<OutputOf<Name>>({
      load: (key, signal) => call(name, JSON.parse(key) as InputOf<Name>, signal),
    }),
    keyOf: (query) => JSON.stringify({ query }),
  };
}
