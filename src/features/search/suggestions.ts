import { call } from '@/api/client';
import { createRemote } from '@/state/remote';
import { useSharedRemote } from '@/state/useRemote';
import { useState } from 'react';

const nothing: readonly string[] = [];
const suggestionsRemote = createRemote<readonly string[]>({
  load: (q, signal) =>
    call('suggestSearches', { query: { q } }, signal).then((answer) => answer.data.suggestions),
});

/**
 * Suggests words for initial consonants; the old ones stay until the new ones are loaded. Failures
 * are not reported, because a search needs no suggestions.
 */
export function useSuggestions(initials: string | null): readonly string[] {
  const { state } = useSharedRemote(suggestionsRemote, initials);
  const [shown, setShown] = useState(nothing);
  const next = state.status === 'ready' ? state.value : state.status === 'failed' ? nothing : shown;
  if (next !== shown) setShown(next);
  return initials === null ? [] : shown;
}
