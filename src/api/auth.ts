import { call, type InputOf } from './client';

export const fetchMe = () => call('me', {}).then((answer) => answer.user);
export const sendLogin = (body: InputOf<'login'>['body']) =>
  call('login', { body }).then((answer) => answer.user);
export const sendSignup = (body: InputOf<'signup'>['body']) =>
  call('signup', { body }).then((answer) => answer.user);
export const sendLogout = () => call('logout', {});
