import { call, type InputOf } from '../client';

export type AuditQuery = NonNullable<InputOf<'listAudit'>['query']>;
export type AuditFilters = NonNullable<InputOf<'exportAudit'>['query']>;

export const fetchAudit = (query: AuditQuery, signal?: AbortSignal) =>
  call('listAudit', { query }, signal);
export const fetchAuditFile = (query: AuditFilters) => call('exportAudit', { query });
