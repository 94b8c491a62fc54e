import { ADMIN_LEVEL } from '@contract/rules/members/members';
import { dataTexts } from '@contract/texts';
import { nextId } from './ids';
import { table, type Row } from './table';

const rows = table('member');

export type MemberRow = Row<'member'>;

export const members = {
  /** A member whose account exists. */
  find(id: number): MemberRow | null {
    const member = rows.find({ id });
    return member?.deletedAt === null ? member : null;
  },
  /**
   * A record's author, even after the account was deleted.
   * @throws if the member never existed, because every record of the world has an author
   */
  get(id: number): MemberRow {
    const member = rows.find({ id });
    if (!member) throw new Error(`The mock world has no member ${id}`);
    return member;
  },
  /** The members with an existing account. */
  living: (): MemberRow[] => rows.list().filter(({ deletedAt }) => deletedAt === null),
  findByEmail: (email: string) => rows.find({ email }),
  insert: rows.insert,
  create(account: {
    userName: string;
    email: string;
    password: string | null;
    now: number;
  }): MemberRow {
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
      deletedAt: null,
    });
  },
  update(
    id: number,
    change: Partial<Pick<MemberRow, 'userName' | 'bio' | 'profileImage' | 'password' | 'email'>>,
  ): void {
    rows.update({ id }, change);
  },
  /** Writes a member's balances from the ledger. */
  earn(
    id: number,
    balances: Pick<MemberRow, 'waterDrops' | 'gems' | 'level' | 'experience'>,
  ): void {
    rows.update({ id }, balances);
  },
  setAdminLevel: (id: number, adminLevel: number) => rows.update({ id }, { adminLevel }),
  adminIds: (): number[] =>
    rows
      .list()
      .filter(({ adminLevel }) => adminLevel >= ADMIN_LEVEL)
      .map(({ id }) => id),
  /** Clears a member's row. The row stays because records still name it. */
  anonymise(id: number, now: number): void {
    rows.update(
      { id },
      {
        userName: dataTexts.goneMember,
        email: '',
        password: null,
        profileImage: null,
        bio: '',
        waterDrops: 0,
        gems: 0,
        level: 1,
        experience: 0,
        adminLevel: 0,
        deletedAt: now,
      },
    );
  },
};
