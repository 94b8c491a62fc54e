import { login, logout, me, signup } from '@contract/endpoints/auth';
import type { Input } from '@contract/endpoints/define';
import { call } from './client';

export const fetchMe = () => call(me, {}).then((answer) => answer.user);
export const sendLogin = (body: Input<typeof login>['body']) =>
  call(login, { body }).then((answer) => answer.user);
export const sendSignup = (body: Input<typeof signup>['body']) =>
  call(signup, { body }).then((answer) => answer.user);
export const sendLogout = () => call(logout, {});
