import { atom } from 'jotai';
import { postsAtom } from './posts';
import { viewerAtom } from './session';

/**
 * The members and things that the viewer has hidden since the page was opened: blocked members,
 * reported comments, and posts that they hid, reported or deleted. The server leaves out the rest.
 */
export interface Hidden {
  members: ReadonlySet<string>;
  comments: ReadonlySet<string>;
  posts: ReadonlySet<string>;
}

const nothing: Hidden = { members: new Set(), comments: new Set(), posts: new Set() };
const valueAtom = atom({ hidden: nothing, viewer: null as string | null });

/** Everything that is hidden; read only, and empty for everyone but the member who hid it. */
export const hiddenAtom = atom<Hidden>((get) => {
  const { viewer, hidden } = get(valueAtom);
  return viewer === get(viewerAtom) ? hidden : nothing;
});

/** Hides a member, a comment or a post, or shows it again. */
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
 * The posts that lists leave out: hidden posts and all posts of a hidden member. A list keeps them,
 * so each is back in its place when it is shown again.
 */
export const leftOutPostsAtom = atom((get): ReadonlySet<string> => {
  const { members, posts } = get(hiddenAtom);
  if (members.size === 0) return posts;
  const theirs = Object.values(get(postsAtom)).filter(({ userId }) => members.has(userId));
  return new Set([...posts, ...theirs.map(({ postId }) => postId)]);
});
