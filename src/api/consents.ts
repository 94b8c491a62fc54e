import { call, type InputOf } from './client';

/** Agrees to the versions; returns the consents that are still missing. */
export const sendConsents = (body: InputOf<'giveConsents'>['body']) =>
  call('giveConsents', { body }).then((answer) => answer.consentsDue);
