import { useIsReturn } from '@/components/useIsReturn';
import { useRemote } from '@/state/useRemote';
import type { RankingOf } from './createRanking';

/** Loads a ranking while a page shows it. @param query equal values mean the same ranking */
export function useRanking<Query, Answer>(
  { remote, keyOf }: RankingOf<Query, Answer>,
  query: Query,
) {
  return useRemote(remote, keyOf(query), useIsReturn());
}
