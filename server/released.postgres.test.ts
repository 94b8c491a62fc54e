import { describe, expect, inject, it } from 'vitest';
import { openDatabase } from './database';
import { notingParts } from './database/schema';
import { migrationSource } from './migrations';
import { createEmpty } from './testing/postgres';
import { contentOf, releasedVersions } from './testing/released';

// The tables are those of the version's migrations, which the tests on SQLite compare with what
// was released; the rows are the released ones.
describe.each(releasedVersions())('a database of version $version', ({ last, statements }) => {
  it('is upgraded on PostgreSQL with all its content', async () => {
    const empty = await createEmpty(inject('postgresUrl'));
    const config = { engine: 'postgres' as const, url: empty.url };
    const names = await migrationSource.getMigrations([]);
    const next = names.indexOf(last) + 1;
    const source = {
      ...migrationSource,
      getMigrations: () => Promise.resolve(names.slice(0, next)),
    };
    const older = openDatabase(config);
    await notingParts(older.knex, () => older.knex.migrate.latest({ migrationSource: source }));
    await older.knex.transaction(async (tx) => {
      // The rows refer to each other in every direction.
      await tx.raw('SET LOCAL session_replication_role = replica');
      for (const statement of statements) {
        const table = /^INSERT INTO (\w+)/.exec(statement)?.[1] ?? '';
        if (table === '' || /^(?:knex_|schema_part|post_search)/.test(table)) continue;
        await tx.raw(`${statement.replaceAll('?', String.raw`\?`)} ON CONFLICT DO NOTHING`);
      }
    });
    const before = await contentOf(older.knex);
    expect(before.comments.length).toBeGreaterThan(2);
    await older.close();

    const db = openDatabase(config);
    expect(await db.waiting()).toEqual(names.slice(next));
    await db.migrate();
    expect(await db.missing()).toEqual([]);
    expect(await contentOf(db.knex)).toEqual(before);
    await db.close();
    await empty.drop();
  });
});
