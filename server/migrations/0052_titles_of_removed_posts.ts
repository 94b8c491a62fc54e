import type { Knex } from 'knex';

// Of a post that was removed, its author's notification keeps the title.

export const up = (knex: Knex) =>
  knex.raw("ALTER TABLE notification ADD COLUMN post_title text NOT NULL DEFAULT ''");

export const down = (knex: Knex) => knex.raw('ALTER TABLE notification DROP COLUMN post_title');
