import { fetchMe, sendLogout } from '@/api/auth';
import { readStored, storageKeys, store } from '@/config/storage';
import type { Member } from '@contract/models/member';
import type { Actor } from '@contract/policies/actor';
import { formatId, parseId } from '@contract/rules/ids';
import { atom } from 'jotai';

/**
 * Who is signed in. `checking` until the server has said so; meanwhile `user` may be the kept copy
 * of last time, good enough to draw with and never to decide with.
 */
export interface Session {
  status: 'checking' | 'known';
  user: Member | null;
}

const guest: Session = { status: 'checking', user: null };
const valueAtom = atom<Session>(guest);

/** The session; read only. */
export const sessionAtom = atom((get) => get(valueAtom));

/** The signed-in member, null for a guest. */
export const userAtom = atom((get) => get(valueAtom).user);

/** The session's member as the policies know them. */
export const actorAtom = atom<Actor>((get) => {
  const user = get(valueAtom).user;
  const id = user && parseId('user', user.user_id);
  return user && id ? { id, adminLevel: user.admin_level } : null;
});

// Only what the first paint needs is kept in the browser: no email, no balance.
function keep(user: Member | null): void {
  if (!user) {
    store(storageKeys.session, null);
    return;
  }
  const { user_id, user_name, profile_image, level } = user;
  store(storageKeys.session, { user_id, user_name, profile_image, level });
}

function kept(): Member | null {
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
export const setUserAtom = atom(null, (_get, set, user: Member | null) => {
  keep(user);
  set(valueAtom, { status: 'known', user });
});

/** Shows the kept copy at once, then asks the server; a failure to ask leaves a guest. */
export const restoreSessionAtom = atom(null, async (_get, set) => {
  set(valueAtom, { status: 'checking', user: kept() });
  try {
    set(setUserAtom, await fetchMe());
  } catch {
    set(valueAtom, { status: 'known', user: null });
  }
});

/** Nobody is signed in any more. */
export const forgetUserAtom = atom(null, (_get, set) => {
  set(setUserAtom, null);
  // Nobody else who uses this browser needs to know what a member looked for.
  store(storageKeys.searches, null);
});

/** Signs out; the browser forgets the member even when the server could not be reached. */
export const logoutAtom = atom(null, async (_get, set) => {
  try {
    await sendLogout();
  } finally {
    set(forgetUserAtom);
  }
});
