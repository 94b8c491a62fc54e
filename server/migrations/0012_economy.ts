import type { Knex } from 'knex';

// Every change of a balance is one row; the unique name of a row prevents earning anything twice.
// The rules are in contract/rules/companion/ledger.ts.
async function createLedger(knex: Knex): Promise<void> {
  await knex.schema.createTable('ledger', (table) => {
    table.increments('id');
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE');
    table.text('action').notNullable();
    table.integer('subject_id').notNullable();
    table.text('occasion').notNullable();
    for (const amount of ['water_drops', 'gems', 'experience', 'plant_experience']) {
      table.integer(amount).notNullable();
    }
    table.bigInteger('created_at').notNullable();
    table.unique(['member_id', 'action', 'subject_id', 'occasion']);
    table.index(['member_id', 'created_at', 'id']);
  });
}

const stats = ['creativity', 'sociability', 'influence', 'consistency'];

async function createCompanions(knex: Knex): Promise<void> {
  await knex.schema.createTable('companion', (table) => {
    table.integer('member_id').primary().references('member.id').onDelete('CASCADE');
    table.text('name').notNullable().defaultTo('');
    table.integer('base_part').notNullable().defaultTo(1);
    // JSON, checked by the contract before it is stored: partId, x and y, the lowest first.
    table.text('accessories').notNullable().defaultTo('[]');
    table.integer('level').notNullable().defaultTo(1);
    table.integer('experience').notNullable().defaultTo(0);
    // The state of the companion that the member saw last, so that each level is shown once.
    table.integer('told_level').notNullable().defaultTo(1);
    for (const stat of stats) {
      table.integer(stat).notNullable().defaultTo(0);
      table.integer(`told_${stat}`).notNullable().defaultTo(0);
    }
    // Days in Seoul, as in contract/rules/companion/streak.ts.
    table.integer('streak_days').notNullable().defaultTo(0);
    table.text('last_day');
    table.text('rested_day');
  });
  await knex.schema.createTable('plant', (table) => {
    table.increments('id');
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE').index();
    table.text('species').notNullable();
    table.integer('level').notNullable().defaultTo(1);
    table.integer('experience').notNullable().defaultTo(0);
    table.integer('max_experience').notNullable().defaultTo(100);
    table.integer('waterings').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
  });
}

/** Existing members also get a companion and a plant, and a ledger that adds up. */
async function enrol(knex: Knex): Promise<void> {
  await knex.raw(
    'INSERT INTO companion (member_id) SELECT id FROM member WHERE deleted_at IS NULL',
  );
  await knex.raw(
    `INSERT INTO plant (member_id, species, created_at)
     SELECT id, 'lotus', created_at FROM member WHERE deleted_at IS NULL`,
  );
  // The first confirmation of these paid the drops; it gave no experience then.
  await knex.raw(
    `INSERT INTO ledger (member_id, action, subject_id, occasion, water_drops, gems, experience, plant_experience, created_at)
     SELECT author_id, 'post_create', post.id, '', 10, 0, 0, 0, published_at
     FROM post JOIN member ON member.id = author_id
     WHERE published_at IS NOT NULL AND member.deleted_at IS NULL`,
  );
  await knex.raw(
    `INSERT INTO ledger (member_id, action, subject_id, occasion, water_drops, gems, experience, plant_experience, created_at)
     SELECT id, 'opening', 0, '',
       water_drops - (SELECT coalesce(sum(ledger.water_drops), 0) FROM ledger WHERE member_id = member.id),
       gems, 0, 0, created_at
     FROM member WHERE deleted_at IS NULL`,
  );
}

export async function up(knex: Knex): Promise<void> {
  await createLedger(knex);
  await createCompanions(knex);
  await enrol(knex);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['plant', 'companion', 'ledger']) await knex.schema.dropTable(table);
}
