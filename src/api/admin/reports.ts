import { call, type InputOf } from '../client';

export type ReportsQuery = NonNullable<InputOf<'listReports'>['query']>;

export const fetchReports = (query: ReportsQuery, signal?: AbortSignal) =>
  call('listReports', { query }, signal);
export const sendResolution = (body: InputOf<'resolveReports'>['body']) =>
  call('resolveReports', { body });
