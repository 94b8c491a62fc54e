import type { Knex } from 'knex';

// The title of a removed post for its author's notification.

export const up = (knex: Knex) =>
  knex.raw("ALTER TABLE notification ADD COLUMN post_title text NOT NULL DEFAULT ''");

export const down = (knex: Knex) => knex.raw('ALTER TABLE notification DROP COLUMN post_title');
