import type { Knex } from 'knex';

// The tiles of the sample spheres were in a folder with the name of a page.
const move = (knex: Knex, from: string, to: string) =>
  knex('sphere')
    .whereLike('icon', `/${from}/%`)
    .update({ icon: knex.raw('replace(icon, ?, ?)', [`/${from}/`, `/${to}/`]) });

export const up = (knex: Knex) => move(knex, 'spheres', 'tiles');

export const down = (knex: Knex) => move(knex, 'tiles', 'spheres');
