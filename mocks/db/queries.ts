import type { QueryRecord } from '@contract/models/query';
import { audit } from './audit';
import { nextId } from './ids';
import { table, type Row } from './table';

const saved = table('savedQuery');

/** The queries in the audit. */
export const queryRuns = {
  /** A member's own queries, newest first. */
  listOf: (memberId: number) =>
    audit
      .list()
      .filter(({ actorId, action }) => actorId === memberId && action === 'query.run')
      .sort((a, b) => b.id - a.id),
  add: (memberId: number, record: QueryRecord, now: number): void => {
    audit.write({
      actorId: memberId,
      action: 'query.run',
      subject: 'query',
      detail: JSON.stringify(record),
      now,
    });
  },
};

export const savedQueries = {
  list: () => saved.list().sort((a, b) => (a.name < b.name ? -1 : 1)),
  has: (name: string) => saved.find({ name }) !== null,
  add: ({ name, query }: { name: string; query: string }, now: number): Row<'savedQuery'> =>
    saved.insert({ id: nextId('query'), name, query, createdAt: now }),
  remove: (id: number): Row<'savedQuery'> | null => {
    const row = saved.find({ id });
    saved.remove({ id });
    return row;
  },
};
