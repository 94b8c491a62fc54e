import { call, type InputOf } from './client';

export const sendResetRequest = (email: string) =>
  call('requestPasswordReset', { body: { email } });
export const checkMailLink = (token: string, signal?: AbortSignal) =>
  call('checkMailLink', { body: { token } }, signal);
export const sendNewPassword = (body: InputOf<'resetPassword'>['body']) =>
  call('resetPassword', { body });
export const sendEmailConfirmation = (token: string) =>
  call('confirmEmail', { body: { token } }).then((answer) => answer.email);
export const sendEmailChange = (body: InputOf<'changeEmail'>['body']) =>
  call('changeEmail', { body });
export const sendConfirmationMail = () => call('sendConfirmationMail', {});
