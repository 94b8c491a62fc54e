import { call } from '@/api/client';
import { readStored, storageKeys, store } from '@/config/storage';
import type { Suspension } from '@contract/models/admin-member';
import type { Member } from '@contract/models/member';
import type { Actor } from '@contract/policies/actor';
import { formatId, parseId } from '@contract/rules/site/ids';
import type { ConsentName } from '@contract/rules/site/legal';
import { atom } from 'jotai';

/** The member of the session, with the facts about it. */
export type SessionUser = Member & {
  /** Why the member cannot write, from the server's last answer about the session. */
  suspension?: Suspension | null;
  /** Consents in their present version that the member has not given. */
  consentsDue?: readonly ConsentName[];
  /** Whether the member must confirm their address before they write. */
  needsEmailConfirmation?: boolean;
  /** Whether the member is an admin who has to set up a second factor first. */
  needsSecondFactor?: boolean;
};

/** Asks the server who is signed in; null for a guest. */
export async function fetchMe(): Promise<SessionUser | null> {
  const { user, ...facts } = await call('me', {});
  return user && { ...user, ...facts };
}

/**
 * Who is signed in. `checking` until the server has answered, `unknown` if it did not answer. In
 * both states `user` may be the stored copy of the last visit: good enough for drawing, but never
 * for decisions.
 */
export interface Session {
  status: 'checking' | 'known' | 'unknown';
  user: SessionUser | null;
  /** The member whose session ended while the page was open; the screen still shows their page. */
  ended: Member | null;
}

const valueAtom = atom<Session>({ status: 'checking', user: null, ended: null });

/** The session; read only. */
export const sessionAtom = atom((get) => get(valueAtom));

/** The signed-in member, null for a guest. */
export const userAtom = atom((get) => get(valueAtom).user);

/** Whether the menu and the feed offer the categories: for members only. See decision 43. */
export const offersCategoriesAtom = atom((get) => get(userAtom) !== null);

/** The page's owner: the signed-in member, or the one whose session has just ended. */
export const ownerAtom = atom((get) => get(valueAtom).user ?? get(valueAtom).ended);

/** The id of the page's owner; null for a guest. */
export const viewerAtom = atom((get) => get(ownerAtom)?.user_id ?? null);

/** Remembers the page's owner; returns a function that says whether the page is still theirs. */
export const whileOwnerAtom = atom(null, (get) => {
  const viewer = get(viewerAtom);
  // Before the first answer about the session the member is here already, but without a name.
  const isNameless = viewer === null && get(valueAtom).status === 'checking';
  return () => isNameless || get(viewerAtom) === viewer;
});

function actorOf(member: Member | null): Actor {
  const id = member && parseId('user', member.user_id);
  return member && id ? { id, adminLevel: member.admin_level } : null;
}

/** The session's member in the form that the policies use. */
export const actorAtom = atom<Actor>((get) => actorOf(get(valueAtom).user));

/** The member whose session has ended, in the form that the policies use. No more requests are sent for them. */
export const endedActorAtom = atom<Actor>((get) => actorOf(get(valueAtom).ended));

// Stored in place of a member who has logged out here: another tab, or a page that Back restores,
// then shows nothing of theirs any more.
const LEFT = 0;

/** Whether the last member of this browser logged out, rather than their session ended. */
export const hasLeft = () => readStored(storageKeys.session) === LEFT;

// The browser stores only what the first paint needs: no email, no balance.
function keep(user: Member | null): void {
  if (!user) {
    if (!hasLeft()) store(storageKeys.session, null);
    return;
  }
  const { user_id, user_name, profile_image, level } = user;
  store(storageKeys.session, { user_id, user_name, profile_image, level });
}

/** The member that the browser remembers; another tab may have signed in a different one. */
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

/** Sets who is signed in and stores it for the next visit. */
export const setUserAtom = atom(null, (_get, set, user: SessionUser | null) => {
  keep(user);
  set(valueAtom, { status: 'known', user, ended: null });
});

/** Makes the session a guest's because the member asked for it: no page shows anything of theirs. */
export const leaveAtom = atom(null, (_get, set) => {
  store(storageKeys.session, LEFT);
  set(valueAtom, { status: 'known', user: null, ended: null });
});

/** Applies a change of the signed-in member; ignores it if that member has left in the meantime. */
export const updateUserAtom = atom(null, (get, set, user: Member) => {
  const before = get(userAtom);
  if (before?.user_id === user.user_id) set(setUserAtom, { ...before, ...user });
});

/**
 * The server does not know the session any more: the viewer is a guest, but the page is still the
 * member's.
 */
export const endSessionAtom = atom(null, (get, set) => {
  const ended = get(ownerAtom);
  keep(null);
  set(valueAtom, { status: 'known', user: null, ended });
});

/** Asks the server who is signed in. If there is no answer, the member stays on the page. */
export const askSessionAtom = atom(null, async (get, set) => {
  const before = get(valueAtom);
  // A login or logout in the meantime is newer than this answer.
  const isLast = () => get(valueAtom) === before;
  try {
    const user = await fetchMe();
    if (isLast()) set(setUserAtom, user);
  } catch {
    if (isLast()) set(valueAtom, { ...before, status: 'unknown' });
  }
});

/** Shows the stored copy at once, then asks the server. */
export const restoreSessionAtom = atom(null, async (_get, set) => {
  set(valueAtom, { status: 'checking', user: keptMember(), ended: null });
  await set(askSessionAtom);
});
