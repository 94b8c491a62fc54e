import type { NotificationKind } from '@contract/models/notification';
import { table } from './table';

const rows = table('notificationMute');
const keyOf = (memberId: number, kind: string) => `${memberId}:${kind}`;

/** The kinds of notifications that members do not want. */
export const notificationMutes = {
  has: (memberId: number, kind: NotificationKind) =>
    rows.find({ key: keyOf(memberId, kind) }) !== null,
  listOf: (memberId: number) => rows.list({ memberId }).map(({ kind }) => kind),
  change(memberId: number, { on, off }: Record<'on' | 'off', readonly NotificationKind[]>): void {
    for (const kind of [...on, ...off]) rows.remove({ key: keyOf(memberId, kind) });
    for (const kind of off) rows.insert({ key: keyOf(memberId, kind), memberId, kind });
  },
  removeOfMember: (memberId: number) => rows.remove({ memberId }),
};
