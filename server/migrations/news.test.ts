import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../database';
import { sqliteIn } from '../testing/sqlite';

it('the migration of level notifications keeps them, and the records of posts, in both directions', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-migration-'));
  const { knex, close } = openDatabase(sqliteIn(dir));
  await knex.migrate.latest();
  const isThere = () => knex.schema.hasColumn('notification', 'level');
  await knex('member').insert({ id: 1, user_name: '이웃', created_at: 1 });
  await knex('post').insert({ id: 1, author_id: 1, blocks: '[]', created_at: 2 });
  const comment = { id: 1, root_id: 1, post_id: 1, author_id: 1, content: '말', created_at: 3 };
  await knex('comment').insert(comment);
  const told = { member_id: 1, created_at: 4 };
  await knex('notification').insert({ ...told, id: 1, kind: 'comment', post_id: 1, comment_id: 1 });
  await knex('notification').insert({ ...told, id: 2, kind: 'like', post_id: 1 });
  await knex('notification').insert({ ...told, id: 3, kind: 'level_up', level: 2 });

  while (await isThere()) await knex.migrate.down();
  expect(await knex('comment').count('* as n')).toEqual([{ n: 1 }]);
  await knex.migrate.latest();
  expect(await knex('notification').orderBy('id')).toMatchObject([
    { id: 1, kind: 'comment', post_id: 1, comment_id: 1, level: null },
    { id: 2, kind: 'like', post_id: 1, level: null },
  ]);
  // The likes of a post are still one entry.
  await expect(knex('notification').insert({ ...told, kind: 'like', post_id: 1 })).rejects.toThrow(
    /UNIQUE/,
  );
  expect(await knex('post').select('id', 'revert_reason')).toEqual([
    { id: 1, revert_reason: null },
  ]);
  await close();
  rmSync(dir, { recursive: true, force: true });
});
