import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../database';
import { sqliteIn } from '../testing/sqlite';

it('the migration of idempotency keys keeps posts, and their records, in both directions', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-migration-'));
  const { knex, close } = openDatabase(sqliteIn(dir));
  await knex.migrate.latest();
  const isThere = () => knex.schema.hasColumn('post', 'writing_id');
  await knex('member').insert({ id: 1, user_name: '이웃', created_at: 1 });
  const post = { author_id: 1, blocks: '[]', created_at: 2, writing_id: 'writing-1' };
  await knex('post').insert({ ...post, id: 1, revision: 3 });
  const comment = { id: 1, root_id: 1, post_id: 1, author_id: 1, content: '말', created_at: 3 };
  await knex('comment').insert(comment);

  while (await isThere()) await knex.migrate.down();
  expect(await knex('comment').count('* as n')).toEqual([{ n: 1 }]);
  await knex.migrate.latest();
  expect(await knex('post').select('id', 'writing_id', 'revision')).toEqual([
    { id: 1, writing_id: null, revision: 0 },
  ]);
  await knex('post').insert({ ...post, id: 2 });
  await expect(knex('post').insert({ ...post, id: 3 })).rejects.toThrow(/UNIQUE/);
  await knex('post').where({ id: 2 }).update({ deleted_at: 4 });
  await knex('post').insert({ ...post, id: 3 });
  await close();
  rmSync(dir, { recursive: true, force: true });
});
