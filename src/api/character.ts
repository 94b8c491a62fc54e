import { call, type InputOf } from './client';

/** One's own companion. */
export const fetchCharacter = (signal?: AbortSignal) => call('getCharacter', { query: {} }, signal);

// What changes something says whose it is: another tab may have signed in somebody else meanwhile.
export const sendCharacter = (userId: string, appearance: InputOf<'customizeCharacter'>['body']) =>
  call('customizeCharacter', { body: { ...appearance, userId } });
export const sendClaim = (
  userId: string,
  actionType: InputOf<'claimExperience'>['body']['actionType'],
) => call('claimExperience', { body: { userId, actionType } });
