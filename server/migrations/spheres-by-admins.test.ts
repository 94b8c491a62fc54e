import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../database';
import { sqliteIn } from '../testing/sqlite';

it('the migration of spheres places them by size, and keeps the names of look-alikes', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-migration-'));
  const { knex, close } = openDatabase(sqliteIn(dir));
  await knex.migrate.latest();
  while (await knex.schema.hasColumn('sphere', 'name_key')) await knex.migrate.down();
  const spheres = [
    { id: 1, name: 'Book Club', member_count: 3 },
    { id: 2, name: 'b00k club', member_count: 9 },
    { id: 3, name: '새벽 감성', member_count: 3 },
  ].map((sphere) => ({ ...sphere, icon: '/tiles/book.svg', description: '' }));
  await knex('sphere').insert(spheres);

  await knex.migrate.latest();
  const rows = await knex('sphere')
    .select('name', 'name_key', 'position', 'is_closed')
    .orderBy('id');
  expect(rows).toEqual([
    { name: 'Book Club', name_key: 'bookciub', position: 2, is_closed: 0 },
    { name: 'b00k club', name_key: 'bookciub 2', position: 1, is_closed: 0 },
    { name: '새벽 감성', name_key: '새벽감성', position: 3, is_closed: 0 },
  ]);
  const double = { ...spheres[0], id: 4, name: 'BOOK-CLUB', name_key: 'bookciub' };
  await expect(knex('sphere').insert(double)).rejects.toThrow(/UNIQUE/);
  await close();
  rmSync(dir, { recursive: true, force: true });
});
