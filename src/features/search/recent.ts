import { readStored, storageKeys, store } from '@/config/storage';
import { userAtom } from '@/state/session';
import { atom } from 'jotai';

/** The maximum number of recent searches. */
const MOST = 8;

interface Kept {
  viewer: string | null;
  words: string[];
}

// Read on demand: the first render, which the server shares, has no access to storage.
const changesAtom = atom(0);

/** The recent searches of the signed-in member in this browser, latest first. */
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

/** Puts a search on top of the others. */
export const addSearchAtom = atom(null, (get, set, words: string) => {
  const others = get(recentSearchesAtom).filter((known) => known !== words);
  set(writeAtom, [words, ...others].slice(0, MOST));
});

/** Removes one search, or all of them for null. */
export const forgetSearchAtom = atom(null, (get, set, words: string | null) => {
  const others = get(recentSearchesAtom).filter((known) => known !== words);
  set(writeAtom, words === null ? [] : others);
});
