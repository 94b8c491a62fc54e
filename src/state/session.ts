import { fetchMe, type SessionFacts } from '@/api/auth';
import { readStored, storageKeys, store } from '@/config/storage';
import type { Member } from '@contract/models/member';
import type { Actor } from '@contract/policies/actor';
import { formatId, parseId } from '@contract/rules/ids';
import { atom } from 'jotai';

/** The member of the session. */
export type SessionUser = Member & SessionFacts;
/**
 * Who is signed in. `checking` until the server has said so, `unknown` when it was asked and did not
 * answer; meanwhile `user` may be the kept copy of last time, good enough to draw with and never to
 * decide with.
 */
export interface Session {
  status: 'checking' | 'known' | 'unknown';
  user: SessionUser | null;
  /** Whose session ended while the page was open: what is on the screen is still theirs. */
  ended: Member | null;
}

const valueAtom = atom<Session>({ status: 'checking', user: null, ended: null });

/** The session; read only. */
export const sessionAtom = atom((get) => get(valueAtom));

/** The signed-in member, null for a guest. */
export const userAtom = atom((get) => get(valueAtom).user);

/**
 * Whether the categories are offered, in the menu and above the feed: to members only. See decision
 * 43.
 */
export const offersCategoriesAtom = atom((get) => get(userAtom) !== null);

/** Whose page it is: the signed-in member, or the one whose session has just ended. */
export const ownerAtom = atom((get) => get(valueAtom).user ?? get(valueAtom).ended);

/** The id of the member whose page it is; null for a guest. */
export const viewerAtom = atom((get) => get(ownerAtom)?.user_id ?? null);

/** Remembers whose page it is: gives whether it still is theirs. */
export const whileOwnerAtom = atom(null, (get) => {
  const viewer = get(viewerAtom);
  // Before the first answer about the session, its member is here already and only has no name yet.
  const isNameless = viewer === null && get(valueAtom).status === 'checking';
  return () => isNameless || get(viewerAtom) === viewer;
});

function actorOf(member: Member | null): Actor {
  const id = member && parseId('user', member.user_id);
  return member && id ? { id, adminLevel: member.admin_level } : null;
}

/** The session's member as the policies know them. */
export const actorAtom = atom<Actor>((get) => actorOf(get(valueAtom).user));

/** The member whose session has ended, as the policies knew them. Nothing more is asked for in their name. */
export const endedActorAtom = atom<Actor>((get) => actorOf(get(valueAtom).ended));

// In the place of the member who has logged out here: another tab, or a page that Back brings, then
// shows nothing of theirs any more.
const LEFT = 0;

/** Whether the last member of this browser has logged out, rather than their session ended. */
export const hasLeft = () => readStored(storageKeys.session) === LEFT;

// Only what the first paint needs is kept in the browser: no email, no balance.
function keep(user: Member | null): void {
  if (!user) {
    if (!hasLeft()) store(storageKeys.session, null);
    return;
  }
  const { user_id, user_name, profile_image, level } = user;
  store(storageKeys.session, { user_id, user_name, profile_image, level });
}

/** The member whom the browser remembers; another tab may have signed in somebody else. */
export function keptMember(): Member | null {
  const value = readStored(storageKeys.session) as Partial<Member> | null;
  const id = parseId('user', value?.user_id);
  if (!value || id === null) return null;
  return {
    user_id: formatId('user', id),
    user_name: value.user_name ?? '',
    email: null,
    profile_image: value.profile_image ?? null,
    bio: '',
    water_drops: 0,
    gems: 0,
    level: Number(value.level) || 1,
    experience: 0,
    admin_level: 0,
    adminLevel: 0,
  };
}

/** Sets who is signed in, and keeps it for the next visit. */
export const setUserAtom = atom(null, (_get, set, user: SessionUser | null) => {
  keep(user);
  set(valueAtom, { status: 'known', user, ended: null });
});

/** Sets the session to a guest's, by a member's wish: nothing of theirs stays on any page. */
export const leaveAtom = atom(null, (_get, set) => {
  store(storageKeys.session, LEFT);
  set(valueAtom, { status: 'known', user: null, ended: null });
});

/** Takes in what changed about the signed-in member; a change of a member who has left meanwhile is ignored. */
export const updateUserAtom = atom(null, (get, set, user: Member) => {
  const before = get(userAtom);
  if (before?.user_id === user.user_id) set(setUserAtom, { ...before, ...user });
});

/**
 * The server does not know the session any more: the viewer is a guest on what is still the
 * member's page.
 */
export const endSessionAtom = atom(null, (get, set) => {
  const ended = get(ownerAtom);
  keep(null);
  set(valueAtom, { status: 'known', user: null, ended });
});

/** Asks the server who is signed in. Without an answer the member stays on the page. */
export const askSessionAtom = atom(null, async (get, set) => {
  const before = get(valueAtom);
  // A sign-in or sign-out in the meantime is newer than this answer.
  const isLast = () => get(valueAtom) === before;
  try {
    const user = await fetchMe();
    if (isLast()) set(setUserAtom, user);
  } catch {
    if (isLast()) set(valueAtom, { ...before, status: 'unknown' });
  }
});

/** Shows the kept copy at once, then asks the server. */
export const restoreSessionAtom = atom(null, async (_get, set) => {
  set(valueAtom, { status: 'checking', user: keptMember(), ended: null });
  await set(askSessionAtom);
});
