import { call, type InputOf } from '../client';

/** The values of a tester and the other input of its call. */
type Query = NonNullable<InputOf<'callYoutube'>['query']>;

export const callYoutube = (query: Query, signal?: AbortSignal) =>
  call('callYoutube', { query }, signal);
export const searchYoutube = (query: Query, signal?: AbortSignal) =>
  call('searchYoutube', { query }, signal);
export const callNews = (query: Query, signal?: AbortSignal) => call('callNews', { query }, signal);
export const searchPortalNews = (query: Query, signal?: AbortSignal) =>
  call('searchPortalNews', { query }, signal);
export const findRealEstate = (query: Query, signal?: AbortSignal) =>
  call('findRealEstate', { query }, signal);
export const collectChannels = (query: Query, signal?: AbortSignal) =>
  call('collectChannels', { query }, signal);
/** A key that is typed for the import is sent in the body, so that no log contains it. */
export const importVideos = (body: InputOf<'importVideosByPost'>['body'], signal?: AbortSignal) =>
  call('importVideosByPost', { body }, signal);

/** Today's quotas, and which services are simulated. */
export const fetchQuotas = (signal?: AbortSignal) => call('getQuotas', {}, signal);
/** The admin's own latest runs of a tester, newest first. */
export const fetchToolCalls = (tester: string, signal?: AbortSignal) =>
  call('listToolCalls', { query: { tester } }, signal).then((answer) => answer.calls);
