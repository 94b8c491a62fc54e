import type { Suspension } from '@contract/models/admin-member';
import type { Member } from '@contract/models/member';
import type { ConsentName } from '@contract/rules/legal';
import { call, type InputOf } from './client';

/** What is said of a session beside its member. */
export interface SessionFacts {
  /** What keeps the member from writing, as the server said when it was last asked who is here. */
  suspension?: Suspension | null;
  /** What they have not agreed to, as it is in force. */
  consentsDue?: readonly ConsentName[];
  /** Whether their address has to be confirmed before they write. */
  needsEmailConfirmation?: boolean;
}

/** The member who is signed in, with what is said of their session; null for a guest. */
export const fetchMe = (): Promise<(Member & SessionFacts) | null> =>
  call('me', {}).then(({ user, ...facts }) => user && { ...user, ...facts });
export const sendLogin = (body: InputOf<'login'>['body']) => call('login', { body });
export const sendSignup = (body: InputOf<'signup'>['body']) =>
  call('signup', { body }).then(({ user, ...facts }) => ({ ...user, ...facts }));
export const sendLogout = () => call('logout', {});
