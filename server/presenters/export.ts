import {
  presentExportHead,
  presentKept,
  presentSignIn,
  type KeptRecords,
} from '@contract/presenters/export';
import type { SignInRow } from '../tables/audit';
import type { MemberRow } from '../tables/member';
import type { Viewer } from '../tables/session';
import { memberRecord } from './member';

/** The member of an export; times in ms. */
interface Exporter {
  member: MemberRow;
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

/** A sign-in of the audit. */
export function signInOf({ action, detail, created_at }: SignInRow) {
  return presentSignIn({ kind: action, detail, createdAt: created_at });
}

/** The success body of `exportMe`. */
export function exportBytes(
  { member, viewer, joinedAt, now }: Exporter,
  { posts, comments, notifications, ledger, signIns }: LongLists,
  kept: KeptRecords,
): Buffer {
  const head = presentExportHead({ ...memberRecord(member), joinedAt }, viewer, now);
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
