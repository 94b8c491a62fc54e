import { readChosen, type ChosenOf } from '@/config/filters';
import { rankingFilters } from '@/config/rankingFilters';
import type { RankingPageName } from '@contract/pages';
import type { createStore } from 'jotai';
import type { RankingOf } from './createRanking';

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
