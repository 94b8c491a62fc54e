import type { Knex } from 'knex';
import { createPasswords } from '../auth/passwords';
import { SettingError, type Config } from '../config';
import { lockStart } from '../database/start-lock';
import { seedDemo } from './demo';

/**
 * The seed of `npm run db:seed`, the same that the server uses for an empty database. It refuses
 * publicly reachable sites: only a start gives the demo's accounts new passwords.
 */
export const seedSource = ({ database, isPublic }: Config): Knex.SeedSource<string> => ({
  getSeeds: () => Promise.resolve(['demo']),
  getSeed: () =>
    Promise.resolve({
      seed: async (knex: Knex) => {
        if (isPublic) {
          throw new SettingError(
            '다른 컴퓨터에서 열 수 있는 사이트입니다. SEED=demo로 서버를 시작하면 데모를 심습니다.',
          );
        }
        // A start seeds an empty database as well.
        const unlock = await lockStart(database, () => undefined);
        try {
          await seedDemo(knex, createPasswords(), Date.now());
        } finally {
          await unlock();
        }
      },
    }),
});
