import { presentExportHead, presentKept, type KeptRecords } from '@contract/presenters/export';
import type { MemberRecord } from '@contract/presenters/member';
import type { Viewer } from '../tables/session';

/** The member of an export; times in ms. */
interface Exporter {
  member: MemberRecord;
  viewer: Viewer;
  joinedAt: number;
  now: number;
}

/** The lists that are read page by page, each as the JSON of its items; see `itemsBytes`. */
interface LongLists {
  posts: Buffer[];
  comments: Buffer[];
  notifications: Buffer[];
  ledger: Buffer[];
  signIns: Buffer[];
}

/** Some items of a list as JSON. @param leads whether they are its first */
export function itemsBytes<Row>(
  rows: readonly Row[],
  present: (row: Row) => object,
  leads: boolean,
): Buffer {
  const json = rows.map((row) => JSON.stringify(present(row))).join(',');
  return Buffer.from(leads ? json : `,${json}`);
}

/** The success body of `exportMe`. */
export function exportBytes(
  { member, viewer, joinedAt, now }: Exporter,
  { posts, comments, notifications, ledger, signIns }: LongLists,
  kept: KeptRecords,
): Buffer {
  const head = presentExportHead({ ...member, joinedAt }, viewer, now);
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head).slice(0, -1)},"posts":[`),
    ...posts,
    Buffer.from('],"comments":['),
    ...comments,
    Buffer.from('],"notifications":['),
    ...notifications,
    Buffer.from('],"ledger":['),
    ...ledger,
    Buffer.from('],"signIns":['),
    ...signIns,
    Buffer.from(`],${JSON.stringify(presentKept(kept)).slice(1)}`),
  ]);
}
