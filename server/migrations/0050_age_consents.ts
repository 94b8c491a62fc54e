import type { Knex } from 'knex';

// That a member is 14 or older was said with each sign-up and not kept: with those that kept a
// consent at the moment of the sign-up. A member from before says it at their next visit.

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
