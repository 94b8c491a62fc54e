import { table, type Row } from './table';

const rows = table('suspension');

export type SuspensionRow = Row<'suspension'>;

export const suspensions = {
  /** A suspension, which may have ended. */
  find: (memberId: number) => rows.find({ memberId }),
  put(suspension: SuspensionRow): void {
    rows.remove({ memberId: suspension.memberId });
    rows.insert(suspension);
  },
  remove: (memberId: number) => rows.remove({ memberId }),
};
