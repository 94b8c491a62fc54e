import { currentVersions } from '@contract/legal/consents';
import type { LegalName } from '@contract/rules/legal';
import { statement, type Runner } from '../database/statement';

/** A version that a member agreed to. */
export interface ConsentRow {
  name: LegalName;
  version: string;
  /** When, ms. */
  agreedAt: number;
}

const add = statement<{ memberId: number; name: LegalName; version: string; now: number }>(
  (knex, { memberId, name, version, now }) =>
    knex('consent')
      .insert({ member_id: memberId, name, version, agreed_at: now })
      // Who agreed once is not asked again; the first time counts.
      .onConflict(['member_id', 'name', 'version'])
      .ignore(),
);

const list = statement<{ memberId: number }, ConsentRow>((knex, { memberId }) =>
  knex('consent')
    .where('member_id', memberId)
    .orderBy([
      { column: 'agreed_at', order: 'desc' },
      { column: 'name', order: 'desc' },
    ])
    .select('name', 'version', 'agreed_at as agreedAt'),
);

/** Notes that a member agreed to the versions in force. @param now ms */
export async function insertConsents(tx: Runner, memberId: number, now: number): Promise<void> {
  const { termsVersion, privacyVersion } = currentVersions;
  await tx.run(add, { memberId, name: 'terms', version: termsVersion, now });
  await tx.run(add, { memberId, name: 'privacy', version: privacyVersion, now });
}

/** The versions that a member agreed to, the latest first. */
export function listConsents(runner: Runner, memberId: number): Promise<ConsentRow[]> {
  return runner.run(list, { memberId });
}
