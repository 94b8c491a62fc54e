import { call, type InputOf } from '../client';

export const runQuery = (body: InputOf<'runQuery'>['body'], signal?: AbortSignal) =>
  call('runQuery', { body }, signal);
export const fetchQuerySchema = (signal?: AbortSignal) => call('getQuerySchema', {}, signal);
export const fetchQueryHistory = (signal?: AbortSignal) =>
  call('listQueryHistory', {}, signal).then(({ entries }) => entries);
export const fetchSavedQueries = (signal?: AbortSignal) =>
  call('listSavedQueries', {}, signal).then(({ queries }) => queries);
export const sendSavedQuery = (body: InputOf<'saveQuery'>['body']) =>
  call('saveQuery', { body }).then(({ query }) => query);
export const removeSavedQuery = (queryId: string) =>
  call('removeSavedQuery', { params: { queryId } });
