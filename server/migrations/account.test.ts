import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../database';
import { sqliteIn } from '../testing/sqlite';

it('the account migration keeps members and their records on the way back', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-migration-'));
  const { knex, close } = openDatabase(sqliteIn(dir));
  await knex.migrate.latest();
  await knex('member').insert({ id: 1, user_name: '이웃', created_at: 1 });
  await knex('post').insert({ id: 1, author_id: 1, blocks: '[]', created_at: 2 });
  await knex('reaction').insert({ post_id: 1, member_id: 1, kind: 1, reacted_at: 3 });
  await knex('session').insert({
    token_hash: 'hash',
    id: 'one',
    member_id: 1,
    created_at: 4,
    expires_at: 5,
  });

  while (await knex.schema.hasColumn('member', 'deleted_at')) await knex.migrate.down();
  for (const table of ['member', 'post', 'reaction', 'session']) {
    expect(await knex(table).count('* as n'), table).toEqual([{ n: 1 }]);
  }
  await close();
  rmSync(dir, { recursive: true, force: true });
});
