import type { Suspension } from '@contract/models/admin-member';
import type { Member } from '@contract/models/member';
import type { ConsentName } from '@contract/rules/legal';
import { call, type InputOf } from './client';

/** The facts about a session, besides its member. */
export interface SessionFacts {
  /** Why the member cannot write, from the server's last answer about the session. */
  suspension?: Suspension | null;
  /** Consents in their present version that the member has not given. */
  consentsDue?: readonly ConsentName[];
  /** Whether the member must confirm their address before they write. */
  needsEmailConfirmation?: boolean;
}

/** The signed-in member with the facts about their session; null for a guest. */
export const fetchMe = (): Promise<(Member & SessionFacts) | null> =>
  call('me', {}).then(({ user, ...facts }) => user && { ...user, ...facts });
export const sendLogin = (body: InputOf<'login'>['body']) => call('login', { body });
export const sendSignup = (body: InputOf<'signup'>['body']) =>
  call('signup', { body }).then(({ user, ...facts }) => ({ ...user, ...facts }));
export const sendLogout = () => call('logout', {});
