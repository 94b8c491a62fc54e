import type { Knex } from 'knex';

// Each sign-up confirmed an age of 14 or older, but did not record it: it is added if a consent was
// recorded at the sign-up. Older members confirm it at their next visit.

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    INSERT INTO consent (member_id, name, version, agreed_at)
    SELECT member.id, 'over14', '14', consent.agreed_at
    FROM consent JOIN member ON member.id = consent.member_id
    WHERE consent.name = 'terms' AND consent.agreed_at = member.created_at`);
}

export async function down(knex: Knex): Promise<void> {
  await knex('consent').where('name', 'over14').delete();
}
