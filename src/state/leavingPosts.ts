import { atom } from 'jotai';
import { feedListsAtom, type FeedLists } from './feed';

/** Puts ids back among those of now: each behind what it stood behind before. */
function restored(now: readonly string[], before: readonly string[], gone: ReadonlySet<string>) {
  const ids = [...now];
  for (const [at, id] of before.entries()) {
    if (!gone.has(id) || ids.includes(id)) continue;
    const ahead = before.slice(0, at).findLast((one) => ids.includes(one));
    ids.splice(ahead === undefined ? 0 : ids.indexOf(ahead) + 1, 0, id);
  }
  return ids;
}

function withIds(
  { viewer, byPath }: FeedLists,
  change: (path: string, ids: readonly string[]) => string[],
): FeedLists {
  const lists = Object.entries(byPath).map(([path, list]) => [
    path,
    { ...list, ids: change(path, list.ids) },
  ]);
  return { viewer, byPath: Object.fromEntries(lists) as FeedLists['byPath'] };
}

/**
 * Takes posts out of every list that was shown.
 * @returns what puts them back where they were, whatever came to the lists meanwhile
 */
export const dropPostsAtom = atom(null, (get, set, goes: (postId: string) => boolean) => {
  const before = get(feedListsAtom);
  const all = Object.values(before.byPath).flatMap(({ ids }) => ids);
  const gone = new Set(all.filter(goes));
  set(feedListsAtom, (lists) => withIds(lists, (_path, ids) => ids.filter((id) => !gone.has(id))));
  return () => {
    set(feedListsAtom, (lists) =>
      withIds(lists, (path, ids) => restored(ids, before.byPath[path]?.ids ?? [], gone)),
    );
  };
});
