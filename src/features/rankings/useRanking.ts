import { useIsReturn } from '@/components/useIsReturn';
import { useRemote } from '@/state/useRemote';
import type { RankingOf } from './createRanking';

/** A ranking while a page shows it. @param query the same values are the same ranking */
export function useRanking<Query, Answer>(
  { remote, keyOf }: RankingOf<Query, Answer>,
  query: Query,
) {
  return useRemote(remote, keyOf(query), useIsReturn());
}
