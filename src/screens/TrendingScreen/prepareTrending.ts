import { loading, preparing } from '@/features/rankings/preparing';
import { trending, trendingQuery } from '@/features/rankings/videoRankings';
import { readKeyword } from '@/features/rankings/keyword';
import type { createStore } from 'jotai';

const popular = preparing(
  'trending',
  loading(trending, ({ region }) => trendingQuery(region)),
);

/**
 * Loads what is trending in a region. A search of a visitor's own words waits for the browser, so
 * that programs that follow links ask for none.
 */
export async function prepareTrending(
  store: ReturnType<typeof createStore>,
  params: object,
  search: string,
): Promise<void> {
  const { isSearch } = readKeyword(new URLSearchParams(search));
  if (!isSearch) await popular(store, params, search);
}
