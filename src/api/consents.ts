import { call, type InputOf } from './client';

/** Agrees to the versions; answers which consents are still missing. */
export const sendConsents = (body: InputOf<'giveConsents'>['body']) =>
  call('giveConsents', { body }).then((answer) => answer.consentsDue);
