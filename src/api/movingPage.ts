import { lazyLoad } from '@/design/lazy/lazyLoad';
import type { FetchPage } from './ahead';

const ahead = lazyLoad(() => import('./ahead'));

/**
 * A page of a list whose order changes during reading, after the items that have overtaken its
 * cursor: they would be on no page otherwise. Known items come again. They are requested after the
 * page, so that none slips in between.
 */
export const fetchMovingPage = async <T>(cursor: string | null, fetchPage: FetchPage<T>) => {
  const page = await fetchPage(cursor);
  if (!cursor) return page;
  const { fetchAhead } = await ahead.load();
  return { ...page, items: [...(await fetchAhead(cursor, fetchPage)), ...page.items] };
};
