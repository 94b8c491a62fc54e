import { lazyLoad } from '@/design/lazy/lazyLoad';
import type { FetchPage } from './ahead';

const ahead = lazyLoad(() => import('./ahead'));

/**
 * A page of a list that moves while it is read, after what overtook its cursor since: it would be on
 * no page. What is known already comes again. Asked for after the page, so that nothing slips
 * between the two.
 */
export const fetchMovingPage = async <T>(cursor: string | null, fetchPage: FetchPage<T>) => {
  const page = await fetchPage(cursor);
  if (!cursor) return page;
  const { fetchAhead } = await ahead.load();
  return { ...page, items: [...(await fetchAhead(cursor, fetchPage)), ...page.items] };
};
