import { call } from '@/api/client';
import { createOptimistic } from '@/state/optimistic';
import { createRemote } from '@/state/remote';
import { viewerAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { collectTexts } from '@/texts/collect';
import { failureText } from '@/texts/errors';
import { atom } from 'jotai';

const none: ReadonlySet<string> = new Set();

const remote = createRemote<ReadonlySet<string>>({
  load: async (_of, signal) => {
    const { videos } = await call('listFavoriteVideos', {}, signal);
    return new Set(videos.map(({ videoId }) => videoId));
  },
});

/** The viewer's favourite videos, as far as they are loaded. */
export const favoritesAtom = atom((get) => get(remote.stateAtom).value ?? none);

/**
 * Reloads the favourite videos. After a failure the old list stays; adding a listed video again
 * changes nothing.
 */
export const loadFavoritesAtom = atom(null, async (get, set) => {
  const viewer = get(viewerAtom);
  if (viewer) await set(remote.loadAtom, viewer, { isKept: true });
});

const changeAtom = createOptimistic<boolean, boolean>();

/** Adds a video to the favourites or removes it: shown at once, sent when the presses have stopped. */
export const setFavoriteAtom = atom(null, async (get, set, videoId: string, on: boolean) => {
  const viewer = get(viewerAtom);
  if (!viewer) return;
  try {
    const isFavorite = await set(
      changeAtom,
      videoId,
      { known: !on, wanted: on },
      {
        given: (known) => known,
        send: async (_, aim) => {
          await call(aim ? 'addFavoriteVideo' : 'removeFavoriteVideo', { params: { videoId } });
          return aim;
        },
        show: ({ wanted }) => {
          const others = [...get(favoritesAtom)].filter((id) => id !== videoId);
          set(remote.showAtom, viewer, new Set(wanted ? [...others, videoId] : others));
        },
      },
    );
    if (isFavorite !== on) return;
    const text = on ? collectTexts.favorited : collectTexts.unfavorited;
    set(showToastAtom, { text, tone: 'success' });
  } catch (error) {
    set(showToastAtom, { text: failureText(error, collectTexts.favoriteFailed), tone: 'danger' });
  }
});
