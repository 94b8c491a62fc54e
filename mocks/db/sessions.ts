import { table, type Row } from './table';

const rows = table('session');

export type SessionRow = Row<'session'>;

export const sessions = {
  find: (token: string) => rows.find({ token }),
  create: (memberId: number, now: number): SessionRow =>
    rows.insert({ token: crypto.randomUUID(), memberId, createdAt: now }),
  remove: (token: string) => rows.remove({ token }),
};
