import { call, type InputOf } from '../client';

export type ReportsQuery = NonNullable<InputOf<'listReports'>['query']>;
export type SentResolution = InputOf<'resolveReports'>['body'];

export const fetchReports = (query: ReportsQuery, signal?: AbortSignal) =>
  call('listReports', { query }, signal);
export const sendResolution = (body: SentResolution) => call('resolveReports', { body });
