import { atom } from 'jotai';
import { userAtom } from './session';

/** Whom and what the viewer has silenced since the page was opened; the server tells of the rest. */
export interface Silenced {
  members: ReadonlySet<string>;
  comments: ReadonlySet<string>;
}

const nothing: Silenced = { members: new Set(), comments: new Set() };
const valueAtom = atom<Silenced & { viewer: string | null }>({ ...nothing, viewer: null });

/** The silenced; read only, and nothing for anybody but who silenced them. */
export const silencedAtom = atom<Silenced>((get) => {
  const { viewer, ...silenced } = get(valueAtom);
  return viewer === (get(userAtom)?.user_id ?? null) ? silenced : nothing;
});

/** Notes that a member was blocked, or is no longer. */
export const silenceMemberAtom = atom(null, (get, set, userId: string, isBlocked: boolean) => {
  const { members, comments } = get(silencedAtom);
  const others = [...members].filter((id) => id !== userId);
  const viewer = get(userAtom)?.user_id ?? null;
  set(valueAtom, { viewer, comments, members: new Set(isBlocked ? [...others, userId] : others) });
});

/** Notes that a comment was reported. */
export const silenceCommentAtom = atom(null, (get, set, commentId: string) => {
  const { members, comments } = get(silencedAtom);
  const viewer = get(userAtom)?.user_id ?? null;
  set(valueAtom, { viewer, members, comments: new Set([...comments, commentId]) });
});
