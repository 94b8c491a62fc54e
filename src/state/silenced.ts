import { atom } from 'jotai';
import { postsAtom } from './posts';
import { viewerAtom } from './session';

/**
 * Whom and what the viewer wants to see no more since the page was opened: members who were blocked,
 * comments that were reported, posts that were hidden, reported or deleted. The server tells of the
 * rest.
 */
export interface Silenced {
  members: ReadonlySet<string>;
  comments: ReadonlySet<string>;
  posts: ReadonlySet<string>;
}

const nothing: Silenced = { members: new Set(), comments: new Set(), posts: new Set() };
const valueAtom = atom({ silenced: nothing, viewer: null as string | null });

/** The silenced; read only, and nothing for anybody but who silenced them. */
export const silencedAtom = atom<Silenced>((get) => {
  const { viewer, silenced } = get(valueAtom);
  return viewer === get(viewerAtom) ? silenced : nothing;
});

/** Notes that a member, a comment or a post is silenced, or is no longer. */
export const silenceAtom = atom(
  null,
  (get, set, what: keyof Silenced, id: string, isSilent: boolean) => {
    const silenced = get(silencedAtom);
    const others = [...silenced[what]].filter((other) => other !== id);
    const ids = new Set(isSilent ? [...others, id] : others);
    const viewer = get(viewerAtom);
    set(valueAtom, { viewer, silenced: { ...silenced, [what]: ids } });
  },
);

/**
 * The posts that lists leave out: what was silenced itself, and all of a silenced member. A list
 * that keeps them has each in its place when it comes back.
 */
export const leftOutPostsAtom = atom((get): ReadonlySet<string> => {
  const { members, posts } = get(silencedAtom);
  if (members.size === 0) return posts;
  const theirs = Object.values(get(postsAtom)).filter(({ userId }) => members.has(userId));
  return new Set([...posts, ...theirs.map(({ postId }) => postId)]);
});
