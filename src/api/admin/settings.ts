import { call, type InputOf } from '../client';

export const fetchAdminSettings = (signal?: AbortSignal) =>
  call('getAdminSettings', { query: {} }, signal).then((answer) => answer.settings);
export const sendAdminSettings = (body: InputOf<'updateAdminSettings'>['body']) =>
  call('updateAdminSettings', { body }).then((answer) => answer.settings);
