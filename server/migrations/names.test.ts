import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../database';
import { sqliteIn } from '../testing/sqlite';

it('the migration of names leaves a name to the member who had it first, and notifies the others', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-migration-'));
  const { knex, close } = openDatabase(sqliteIn(dir));
  await knex.migrate.latest();
  const isThere = () => knex.schema.hasColumn('member', 'name_key');
  while (await isThere()) await knex.migrate.down();
  const names = ['물빛러', '물 빛 러', '윤슬', 'Bob', 'b0b', '물빛러'];
  for (const [at, user_name] of names.entries()) {
    await knex('member').insert({ id: at + 1, user_name, created_at: at });
  }
  const gone = { user_name: '탈퇴한 멤버', created_at: 9, deleted_at: 10 };
  await knex('member').insert([
    { id: 8, ...gone },
    { id: 9, ...gone },
  ]);
  await knex('post').insert({ id: 1, author_id: 1, blocks: '[]', created_at: 2 });

  await knex.migrate.latest();
  const told = () =>
    knex('notification').select('member_id', 'kind', 'post_id', 'is_read').orderBy('member_id');
  const news = { kind: 'name_shared', post_id: null, is_read: 0 };
  expect(await told()).toEqual([2, 5, 6].map((member_id) => ({ ...news, member_id })));
  const rows = await knex('member').select('id', 'name_key', 'name_double').orderBy('id');
  expect(rows.map(({ name_double }) => name_double as number)).toEqual([0, 1, 0, 0, 1, 1, 0, 0]);
  expect(rows.slice(-2).map(({ name_key }) => name_key as string | null)).toEqual([null, null]);
  const newcomer = { id: 10, user_name: '윤슬', name_key: '윤슬', created_at: 11 };
  await expect(knex('member').insert(newcomer)).rejects.toThrow(/UNIQUE/);

  while (await isThere()) await knex.migrate.down();
  expect(await told()).toEqual([]);
  expect(await knex('member').orderBy('id').pluck('user_name')).toEqual([
    ...names,
    gone.user_name,
    gone.user_name,
  ]);
  expect(await knex('post').count('* as n')).toEqual([{ n: 1 }]);
  await close();
  rmSync(dir, { recursive: true, force: true });
});
