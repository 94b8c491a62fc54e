import { fetchFavoriteVideos, sendFavorite } from '@/api/collections';
import { userAtom, whileOwnerAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { collectTexts } from '@/texts/collect';
import { failureText } from '@/texts/errors';
import { atom } from 'jotai';

const none: ReadonlySet<string> = new Set();
const valueAtom = atom<{ viewer: string | null; ids: ReadonlySet<string> }>({
  viewer: null,
  ids: none,
});

/** The viewer's favourite videos, as far as they are known. */
export const favoritesAtom = atom((get) => {
  const { viewer, ids } = get(valueAtom);
  return viewer === get(userAtom)?.user_id ? ids : none;
});

/** Asks for the favourite videos again; without an answer what is known stays. */
export const loadFavoritesAtom = atom(null, async (get, set) => {
  const viewer = get(userAtom)?.user_id;
  if (!viewer) return;
  try {
    const videos = await fetchFavoriteVideos();
    set(valueAtom, { viewer, ids: new Set(videos.map(({ videoId }) => videoId)) });
  } catch {
    // The menu then offers to add the video, which changes nothing where it is there already.
  }
});

/** Puts a video among the favourites or takes it out. */
export const setFavoriteAtom = atom(null, async (get, set, videoId: string, on: boolean) => {
  const isHere = set(whileOwnerAtom);
  try {
    await sendFavorite(videoId, on);
    if (!isHere()) return;
    const viewer = get(userAtom)?.user_id ?? null;
    const others = [...get(favoritesAtom)].filter((id) => id !== videoId);
    set(valueAtom, { viewer, ids: new Set(on ? [...others, videoId] : others) });
    const text = on ? collectTexts.favorited : collectTexts.unfavorited;
    set(showToastAtom, { text, tone: 'success' });
  } catch (error) {
    set(showToastAtom, { text: failureText(error, collectTexts.favoriteFailed), tone: 'error' });
  }
});
