import type { Knex } from 'knex';

// Devices that get pushes. A device stores the time of the last notification sent to it.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('push_device', (table) => {
    table.increments('id');
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE');
    // The session that subscribed; the pushes end with it.
    table.text('session_hash').notNullable();
    table.text('endpoint').notNullable().unique();
    table.text('p256dh').notNullable();
    table.text('auth').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('sent_until').notNullable();
    table.integer('failures').notNullable().defaultTo(0);
    table.bigInteger('next_try_at').notNullable().defaultTo(0);
    table.index(['member_id', 'created_at'], 'push_device_member');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('push_device');
}
