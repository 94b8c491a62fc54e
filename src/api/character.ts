import { call, type InputOf } from './client';

/** A companion; one's own without `userId`. */
export const fetchCharacter = (userId?: string, signal?: AbortSignal) =>
  call('getCharacter', { query: { ...(userId && { userId }) } }, signal);
export const sendCharacter = (body: InputOf<'customizeCharacter'>['body']) =>
  call('customizeCharacter', { body });
export const sendClaim = (actionType: InputOf<'claimExperience'>['body']['actionType']) =>
  call('claimExperience', { body: { actionType } });
