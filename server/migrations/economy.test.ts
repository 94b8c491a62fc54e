import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../database';
import { sqliteIn } from '../testing/sqlite';
import { UNBALANCED } from '../testing/flaws';

it('the economy migration gives an existing member a companion, a plant and rows that add up', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-migration-'));
  const { knex, close } = openDatabase(sqliteIn(dir));
  await knex.migrate.latest();
  // Back to the state before it, whatever migrations followed.
  while (await knex.schema.hasTable('ledger')) await knex.migrate.down();
  const member = { user_name: '먼저 온 이웃', water_drops: 25, gems: 7, created_at: 1 };
  const gone = { user_name: '', created_at: 1, deleted_at: 2 };
  await knex('member').insert([{ ...member, id: 1 }]);
  await knex('member').insert([{ ...gone, id: 2 }]);
  const post = { author_id: 1, blocks: '[]', created_at: 5 };
  await knex('post').insert([{ ...post, id: 1, is_confirmed: 1, published_at: 5 }]);
  await knex('post').insert([{ ...post, id: 2, is_confirmed: 0 }]);

  await knex.migrate.latest();
  const rows = await knex('ledger').where({ member_id: 1 }).orderBy('id');
  expect(rows).toMatchObject([
    { action: 'post_create', subject_id: 1, water_drops: 10, created_at: 5 },
    { action: 'opening', water_drops: 15, gems: 7, created_at: 1 },
  ]);
  expect(await knex.raw(UNBALANCED)).toEqual([{ n: 0 }]);
  expect(await knex('companion').select('member_id', 'level')).toEqual([
    { member_id: 1, level: 1 },
  ]);
  expect(await knex('plant').select('member_id', 'species')).toEqual([
    { member_id: 1, species: 'lotus' },
  ]);
  await close();
  rmSync(dir, { recursive: true, force: true });
});
