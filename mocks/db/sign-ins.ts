import type { SignInKind } from '@contract/rules/sign-ins';
import { table } from './table';

const rows = table('signIn');

/** The address of everybody in the mock world. */
const ADDRESS = '127.0.0.1';

/** Passwords that were typed for an account, right and wrong, and new ones. */
export const signIns = {
  /** Notes one. @param device whether the account knew the device; null where nobody asks */
  note(
    memberId: number,
    { kind, device, now }: { kind: SignInKind; device: 'known' | 'new' | null; now: number },
  ): void {
    const key = crypto.randomUUID();
    rows.insert({ key, memberId, kind, address: ADDRESS, device, createdAt: now });
  },
  /** Those of a member, the latest first. */
  listOf: (memberId: number) =>
    rows
      .list({ memberId })
      .toReversed()
      .sort((a, b) => b.createdAt - a.createdAt),
  removeOfMember: (memberId: number) => rows.remove({ memberId }),
};
