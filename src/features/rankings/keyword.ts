import { rankingFilters, readChosen } from '@/config/rankingFilters';
import { searchIn } from '@contract/rules/query-length';

/** What trending's address searches for: nothing, unless the tab of keywords is open. */
export function readKeyword(params: URLSearchParams): { isSearch: boolean; keyword: string } {
  const isSearch = readChosen(rankingFilters.trending, params).tab === 'keywords';
  const keyword = isSearch ? searchIn(params) : '';
  return { isSearch, keyword };
}

/** An address of trending that searches for words as well. */
export function withKeyword(path: string, keyword: string): string {
  return keyword === '' ? path : `${path}&${new URLSearchParams({ q: keyword }).toString()}`;
}
