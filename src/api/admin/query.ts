import { call, type InputOf } from '../client';

export type SentQuery = InputOf<'runQuery'>['body'];

/** The server stops the query when `signal` aborts. */
export const runQuery = (body: SentQuery, signal?: AbortSignal) =>
  call('runQuery', { body }, signal);
export const fetchQuerySchema = (signal?: AbortSignal) => call('getQuerySchema', {}, signal);
export const fetchQueryHistory = (signal?: AbortSignal) =>
  call('listQueryHistory', {}, signal).then((answer) => answer.entries);
export const fetchSavedQueries = (signal?: AbortSignal) =>
  call('listSavedQueries', {}, signal).then((answer) => answer.queries);
export const sendSavedQuery = (body: InputOf<'saveQuery'>['body']) =>
  call('saveQuery', { body }).then((answer) => answer.query);
export const removeSavedQuery = (queryId: string) =>
  call('removeSavedQuery', { params: { queryId } });
