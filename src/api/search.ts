import { call } from './client';

export const fetchSuggestions = (q: string, signal?: AbortSignal) =>
  call('suggestSearches', { query: { q } }, signal).then((answer) => answer.data.suggestions);
