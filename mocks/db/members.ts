import { nextId } from './ids';
import { table, type Row } from './table';

const rows = table('member');

export type MemberRow = Row<'member'>;

export const members = {
  find: (id: number) => rows.find({ id }),
  /** @throws when there is no such member: every record of the world has an author. */
  get(id: number): MemberRow {
    const member = rows.find({ id });
    if (!member) throw new Error(`The mock world has no member ${id}`);
    return member;
  },
  findByEmail: (email: string) => rows.find({ email }),
  insert: rows.insert,
  create(account: { userName: string; email: string; password: string; now: number }): MemberRow {
    const { now, ...given } = account;
    return rows.insert({
      ...given,
      id: nextId('user'),
      profileImage: null,
      bio: '',
      waterDrops: 0,
      gems: 0,
      level: 1,
      experience: 0,
      adminLevel: 0,
      joinedAt: now,
    });
  },
  update(id: number, change: Partial<Pick<MemberRow, 'userName' | 'bio' | 'profileImage'>>): void {
    rows.update({ id }, change);
  },
  addWaterDrops(id: number, drops: number): void {
    rows.update({ id }, { waterDrops: members.get(id).waterDrops + drops });
  },
};
