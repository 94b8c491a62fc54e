import type { Knex } from 'knex';
import { consentsOf, fullConsent, type Consent } from '@contract/legal/consents';
import { camel, statement, type Runner } from '../database/statement';

/** A consent of a member. */
export interface ConsentRow extends Consent {
  /** When, ms. */
  agreedAt: number;
}

/** The consents to the versions in force. */
export const inForce = consentsOf(fullConsent);

/** Whether a row of `member` has agreed to all versions in force. */
export const hasAgreed = (knex: Knex) =>
  knex.raw(
    `CASE WHEN (
       SELECT count(*) FROM consent
       WHERE consent.member_id = member.id
         AND (${inForce.map(() => '(consent.name = ? AND consent.version = ?)').join(' OR ')})
     ) = ${inForce.length} THEN 1 ELSE 0 END AS ??`,
    [...inForce.flatMap(({ name, version }) => [name, version]), 'hasAgreed'],
  );

const add = statement.run<Pick<Consent, keyof Consent> & { memberId: number; now: number }>(
  (knex, { memberId, name, version, now }) =>
    knex('consent')
      .insert({ member_id: memberId, name, version, agreed_at: now })
      // A repeated consent changes nothing; the first time counts.
      .onConflict(['member_id', 'name', 'version'])
      .ignore(),
);

/** A member's consents, the latest first. */
export const listConsents = statement.all<{ memberId: number }, ConsentRow>((knex, { memberId }) =>
  knex('consent')
    .where('member_id', memberId)
    .orderBy([
      { column: 'agreed_at', order: 'desc' },
      { column: 'name', order: 'desc' },
    ])
    .select(camel('name', 'version', 'agreed_at')),
);

/** Records a member's consents. @param now ms */
export async function insertConsents(
  tx: Runner,
  memberId: number,
  agreed: readonly Consent[],
  now: number,
): Promise<void> {
  for (const consent of agreed) await add(tx, { memberId, ...consent, now });
}
