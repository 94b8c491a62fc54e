import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { imageForm, pictures } from '@contract/conformance/support/pictures';
import { uploadFiles, uploadName } from '@contract/rules/site/uploads';
import { countTables } from './backups/counts';
import { makeBackup } from './backups/make';
import { restoreBackup } from './backups/restore';
import { tryBackup } from './backups/try';
import { openDatabase } from './database';
import { noLimits } from './limits/limits';
import { ask, signIn } from './testing/http';
import { createEmpty, seedPostgres, type SeededPostgres } from './testing/postgres';
import { startPostgres, type TestServer } from './testing/subject';

let seeded: SeededPostgres;
let dir: string;
beforeAll(async () => {
  seeded = await seedPostgres(inject('postgresUrl'));
  dir = mkdtempSync(join(tmpdir(), 'mulbit-backup-postgres-'));
});
afterAll(async () => {
  await seeded.drop();
  rmSync(dir, { recursive: true, force: true });
});

function sourceOf(server: TestServer, dataDir: string) {
  const { config } = server.db.knex.client as {
    config: { connection: { connectionString: string } };
  };
  const url = config.connection.connectionString;
  return { database: { engine: 'postgres' as const, url }, dataDir, uploads: null };
}

/** Every row of every table, as PostgreSQL writes it. */
async function contentOf(db: ReturnType<typeof openDatabase>): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {};
  for (const { name } of await countTables(db.knex)) {
    const { rows } = await db.knex.raw<{ rows: { row: string }[] }>(
      `SELECT one::text AS row FROM "${name}" AS one ORDER BY 1`,
    );
    contents[name] = rows.map(({ row }) => row);
  }
  return contents;
}

it('a backup of PostgreSQL is restored into an empty database, row by row, and goes on from there', async () => {
  const dataDir = join(dir, 'site');
  const uploadDir = join(dataDir, 'uploads');
  mkdirSync(uploadDir, { recursive: true });
  const server = await startPostgres(seeded, { limits: noLimits, uploadDir });
  const cookie = await signIn(server, 'member');
  const uploaded = await ask(server, '/api/upload/image', {
    ...{ method: 'POST', cookie, form: imageForm(pictures.png) },
  });
  const name = uploadName(((await uploaded.json()) as { url: string }).url) ?? '';
  const comment = (content: string) =>
    ask(server, '/api/posts/2/comments', { method: 'POST', cookie, body: { content } });
  await comment(`"따옴표", 'x', \\ 그리고 줄\n바꿈 ? :name $1`);
  const file = join(dir, 'backup.sqlite3');
  const writing = Promise.all(Array.from({ length: 20 }, (_, at) => comment(`그동안 ${at}`)));
  expect(await makeBackup(sourceOf(server, dataDir), file)).toMatchObject({
    ...{ pictures: 1, missing: 0 },
  });
  await writing;

  const tried = await tryBackup(sourceOf(server, dataDir), file);
  expect(tried.pictures).toBe(1);
  const other = join(dir, 'other.sqlite3');
  await makeBackup(sourceOf(server, dataDir), other);
  const before = await contentOf(server.db);

  const empty = await createEmpty(inject('postgresUrl'));
  const restored = { engine: 'postgres' as const, url: empty.url };
  const target = { database: restored, dataDir: join(dir, 'restored'), uploads: null };
  expect(await restoreBackup(target, other)).toBe(1);
  const { full } = uploadFiles(name);
  expect(readFileSync(join(dir, 'restored', 'uploads', full))).toEqual(
    readFileSync(join(uploadDir, full)),
  );
  const db = openDatabase(restored);
  expect(await contentOf(db)).toEqual(before);
  await db.migrate();
  expect(await db.missing()).toEqual([]);
  // The triggers and the next ids are there again.
  await expect(db.knex('audit').delete()).rejects.toThrow();
  const next = async (knex: typeof db.knex) => {
    const { rows } = await knex.raw<{ rows: { next: string }[] }>(
      "SELECT nextval(pg_get_serial_sequence('comment', 'id')) AS next",
    );
    return Number(rows[0]?.next);
  };
  expect(await next(db.knex)).toBe(await next(server.db.knex));
  await expect(restoreBackup(target, other)).rejects.toThrow('이미 쓰고 있습니다');
  await db.close();
  await empty.drop();
  await server.close();
});
