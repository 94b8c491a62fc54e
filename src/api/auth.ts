import type { Suspension } from '@contract/models/admin-member';
import type { Member } from '@contract/models/member';
import { call, type InputOf } from './client';

/** The member who is signed in, with what keeps them from writing; null for a guest. */
export const fetchMe = (): Promise<(Member & { suspension?: Suspension | null }) | null> =>
  call('me', {}).then(({ user, suspension }) => user && { ...user, suspension });
export const sendLogin = (body: InputOf<'login'>['body']) => call('login', { body });
export const sendSignup = (body: InputOf<'signup'>['body']) =>
  call('signup', { body }).then((answer) => answer.user);
export const sendLogout = () => call('logout', {});
