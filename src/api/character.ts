import { call, type InputOf } from './client';

/** Calls for the member's own companion. */
export const fetchCharacter = (signal?: AbortSignal) => call('getCharacter', { query: {} }, signal);

// A change names its member: another tab may have logged in another member in the meantime.
export const sendCharacter = (userId: string, appearance: InputOf<'customizeCharacter'>['body']) =>
  call('customizeCharacter', { body: { ...appearance, userId } });
export const sendPurchase = (userId: string, partId: string) =>
  call('buyPart', { params: { partId }, body: { userId } });
export const sendClaim = (
  userId: string,
  actionType: InputOf<'claimExperience'>['body']['actionType'],
) => call('claimExperience', { body: { userId, actionType } });
