import { atom } from 'jotai';
import { postsAtom } from './posts';
import { viewerAtom } from './session';

/**
 * The members and things that the viewer has chosen not to see since the page was opened: members who were blocked,
 * comments that were reported, posts that were hidden, reported or deleted. The server tells of the
 * rest.
 */
export interface Hidden {
  members: ReadonlySet<string>;
  comments: ReadonlySet<string>;
  posts: ReadonlySet<string>;
}

const nothing: Hidden = { members: new Set(), comments: new Set(), posts: new Set() };
const valueAtom = atom({ hidden: nothing, viewer: null as string | null });

/** What is hidden; read only, and empty for everybody but the member who hid it. */
export const hiddenAtom = atom<Hidden>((get) => {
  const { viewer, hidden } = get(valueAtom);
  return viewer === get(viewerAtom) ? hidden : nothing;
});

/** Notes that a member, a comment or a post is hidden, or is no longer. */
export const setHiddenAtom = atom(
  null,
  (get, set, what: keyof Hidden, id: string, isHidden: boolean) => {
    const hidden = get(hiddenAtom);
    const others = [...hidden[what]].filter((other) => other !== id);
    const ids = new Set(isHidden ? [...others, id] : others);
    const viewer = get(viewerAtom);
    set(valueAtom, { viewer, hidden: { ...hidden, [what]: ids } });
  },
);

/**
 * The posts that lists leave out: what was hidden itself, and all of a hidden member. A list
 * that keeps them has each in its place when it comes back.
 */
export const leftOutPostsAtom = atom((get): ReadonlySet<string> => {
  const { members, posts } = get(hiddenAtom);
  if (members.size === 0) return posts;
  const theirs = Object.values(get(postsAtom)).filter(({ userId }) => members.has(userId));
  return new Set([...posts, ...theirs.map(({ postId }) => postId)]);
});
