import { fetchMember } from '@/api/users';
import { ownerAtom } from '@/state/session';
import { ApiError } from '@contract/errors';
import type { Post } from '@contract/models/post';
import { atom } from 'jotai';

type Answer = Awaited<ReturnType<typeof fetchMember>>;

/** What is known of the member whose page is open. */
export interface MemberView {
  of: string;
  viewer: string | null;
  status: 'loading' | 'missing' | 'failed' | 'ready';
  user: Answer['user'] | null;
  profile: Answer['profile'] | null;
  error: unknown;
}

/** A member who has not been asked for yet. */
export const comingMember = (of: string, viewer: string | null): MemberView => ({
  of,
  viewer,
  status: 'loading',
  user: null,
  profile: null,
  error: null,
});

const valueAtom = atom<MemberView | null>(null);
const runAtom = atom<{ current: AbortController }>(() => ({ current: new AbortController() }));

/** The member; read only. */
export const memberAtom = atom((get) => get(valueAtom));

/** Loads a member in place of the one that is shown. */
export const loadMemberAtom = atom(null, async (get, set, of: string) => {
  const viewer = get(ownerAtom)?.user_id ?? null;
  const coming = comingMember(of, viewer);
  const run = get(runAtom);
  run.current.abort();
  run.current = new AbortController();
  const { signal } = run.current;
  set(valueAtom, coming);
  try {
    const { user, profile } = await fetchMember(of, signal);
    if (!signal.aborted) set(valueAtom, { ...coming, status: 'ready', user, profile });
  } catch (error) {
    if (signal.aborted) return;
    const isMissing = error instanceof ApiError && error.code === 'NOT_FOUND';
    set(valueAtom, { ...coming, status: isMissing ? 'missing' : 'failed', error });
  }
});

/** Shows a member: the kept one when somebody comes back, else again. */
export const openMemberAtom = atom(null, (get, set, of: string, isReturn: boolean) => {
  const kept = get(valueAtom);
  const viewer = get(ownerAtom)?.user_id ?? null;
  const isSame = kept?.of === of && kept.viewer === viewer && kept.status !== 'loading';
  if (!isSame || !isReturn) void set(loadMemberAtom, of);
});

type Profile = Answer['profile'];

const changeProfileAtom = atom(null, (_get, set, of: string, by: (now: Profile) => Profile) => {
  set(valueAtom, (view) =>
    view?.of === of && view.profile ? { ...view, profile: by(view.profile) } : view,
  );
});

/** Says whether the viewer blocks a member by now, whose page may be kept. */
export const setMemberBlockedAtom = atom(null, (_get, set, of: string, isBlocked: boolean) => {
  set(changeProfileAtom, of, (profile) => ({ ...profile, isBlocked }));
});

/** Notes that a post was deleted: only those that all can read are counted. */
export const countDeletedAtom = atom(null, (_get, set, { userId, isConfirmed }: Post) => {
  if (!isConfirmed) return;
  set(changeProfileAtom, userId, (profile) => ({ ...profile, postCount: profile.postCount - 1 }));
});
