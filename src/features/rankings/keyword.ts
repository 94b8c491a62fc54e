import { readChosen } from '@/config/filters';
import { rankingFilters } from '@/config/rankingFilters';
import { searchIn } from '@contract/rules/admin/query-length';

/** Reads the keyword from trending's address; empty unless the keyword tab is open. */
export function readKeyword(params: URLSearchParams): { isSearch: boolean; keyword: string } {
  const isSearch = readChosen(rankingFilters.trending, params).tab === 'keywords';
  const keyword = isSearch ? searchIn(params) : '';
  return { isSearch, keyword };
}

/** Adds the keyword to an address of trending. */
export function withKeyword(path: string, keyword: string): string {
  return keyword === '' ? path : `${path}&${new URLSearchParams({ q: keyword }).toString()}`;
}
