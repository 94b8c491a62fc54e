import type { Knex } from 'knex';
import { seedDemo } from './demo';

/** What `npm run db:seed` runs: the same seed that the server plants in an empty database. */
export const seedSource: Knex.SeedSource<string> = {
  getSeeds: () => Promise.resolve(['demo']),
  getSeed: () =>
    Promise.resolve({
      seed: async (knex: Knex) => {
        await seedDemo(knex, Date.now());
      },
    }),
};
