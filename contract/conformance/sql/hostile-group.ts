import type { QueryRefusal } from '../../texts';

/** Texts that must be refused for one reason; null where only no harm may come of them. */
export interface HostileSql {
  refusal: QueryRefusal | null;
  texts: string[];
}

/** Tables of the site that no query may read. */
export const secretTables = [
  ...['credential', 'session', 'device', 'audit', 'notification', 'ledger', 'upload', 'comment'],
  ...['member', 'setting', 'report', 'block', 'reaction', 'saved_query', 'knex_migrations'],
];
