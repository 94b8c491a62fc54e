import { fetchSuggestions } from '@/api/search';
import { createRemote } from '@/state/remote';
import { useSharedRemote } from '@/state/useRemote';
import { useState } from 'react';

const nothing: readonly string[] = [];
const suggestionsRemote = createRemote<readonly string[]>({ load: fetchSuggestions });

/**
 * The words that initial consonants stand for; those of the consonants before, until the next ones
 * are there. Nothing is said of a failure, because a search needs no suggestions.
 */
export function useSuggestions(initials: string | null): readonly string[] {
  const { state } = useSharedRemote(suggestionsRemote, initials);
  const [shown, setShown] = useState(nothing);
  const next = state.status === 'ready' ? state.value : state.status === 'failed' ? nothing : shown;
  if (next !== shown) setShown(next);
  return initials === null ? [] : shown;
}
