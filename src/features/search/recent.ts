import { readStored, storageKeys, store } from '@/config/storage';
import { userAtom } from '@/state/session';
import { atom } from 'jotai';

/** How many searches are kept. */
const MOST = 8;

interface Kept {
  viewer: string | null;
  words: string[];
}

// Read when asked for: the first render, on a server too, knows nothing of a browser's storage.
const changesAtom = atom(0);

/** What was searched for lately in this browser by the member who is signed in now, the latest first. */
export const recentSearchesAtom = atom((get): readonly string[] => {
  get(changesAtom);
  const kept = readStored(storageKeys.searches) as Partial<Kept> | null;
  const viewer = get(userAtom)?.user_id ?? null;
  if (!Array.isArray(kept?.words) || (kept.viewer ?? null) !== viewer) return [];
  return kept.words.filter((word) => typeof word === 'string').slice(0, MOST);
});

const writeAtom = atom(null, (get, set, words: readonly string[]) => {
  const viewer = get(userAtom)?.user_id ?? null;
  store(storageKeys.searches, words.length > 0 ? { viewer, words } : null);
  set(changesAtom, (count) => count + 1);
});

/** Puts a search before the others. */
export const addSearchAtom = atom(null, (get, set, words: string) => {
  const others = get(recentSearchesAtom).filter((known) => known !== words);
  set(writeAtom, [words, ...others].slice(0, MOST));
});

/** Forgets one search, or with null all of them. */
export const forgetSearchAtom = atom(null, (get, set, words: string | null) => {
  const others = get(recentSearchesAtom).filter((known) => known !== words);
  set(writeAtom, words === null ? [] : others);
});
