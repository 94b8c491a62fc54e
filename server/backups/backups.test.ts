import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { imageForm, pictures } from '@contract/conformance/support/pictures';
import { uploadFiles, uploadName } from '@contract/rules/site/uploads';
import { readConfig, StartError, type Config } from '../config';
import { openDatabase } from '../database';
import { noLimits } from '../limits/limits';
import { ask, signIn } from '../testing/http';
import { startSqlite, type TestServer } from '../testing/subject';
import { makeBackup } from './make';
import { fileOf, withFile } from './open';
import { restoreBackup } from './restore';
import { tryBackup } from './try';

let dir: string;
let server: TestServer;
let config: Config;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mulbit-backup-'));
  server = await startSqlite({ limits: noLimits, uploadDir: join(dir, 'uploads') });
  const { config: knex } = server.db.knex.client as {
    config: { connection: { filename: string } };
  };
  config = configOf(dir, knex.connection.filename);
});
afterEach(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

function configOf(dataDir: string, file: string): Config {
  const { SQLITE_DRIVER } = process.env;
  return readConfig({ SQLITE_DRIVER, DATA_DIR: dataDir, DATABASE_URL: `sqlite:${file}` });
}

async function uploadAs(cookie: string): Promise<string> {
  const form = imageForm(pictures.png);
  const answer = await ask(server, '/api/upload/image', { method: 'POST', cookie, form });
  return uploadName(((await answer.json()) as { url: string }).url) ?? '';
}

const rejected = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof StartError ? error.message : error),
  );

describe('a backup', () => {
  it('holds everything acknowledged before it, also while others write, and is restored whole', async () => {
    const cookie = await signIn(server, 'member');
    const name = await uploadAs(cookie);
    const files = Object.values(uploadFiles(name));
    const comment = (content: string) =>
      ask(server, '/api/posts/2/comments', { method: 'POST', cookie, body: { content } });
    await comment('백업 앞의 댓글');
    const target = join(dir, 'backup.sqlite3');
    const writing = Promise.all(Array.from({ length: 30 }, (_, at) => comment(`그동안 ${at}`)));
    const report = await makeBackup(config, target);
    await writing;
    expect(report).toMatchObject({ pictures: 1, missing: 0 });
    await comment('백업 뒤의 댓글');

    const restored = join(dir, 'restored');
    const fresh = configOf(restored, join(restored, 'mulbit.sqlite3'));
    expect(await restoreBackup(fresh, target)).toBe(1);
    for (const file of files) {
      expect(readFileSync(join(restored, 'uploads', file))).toEqual(
        readFileSync(join(dir, 'uploads', file)),
      );
    }
    const db = openDatabase(fresh.database);
    await db.migrate();
    const contents = await db.knex('comment').pluck('content');
    expect(contents).toContain('백업 앞의 댓글');
    expect(contents).not.toContain('백업 뒤의 댓글');
    // A count and its rows are from the same moment.
    const [{ rows } = { rows: 0 }] = await db
      .knex('comment')
      .where({ post_id: 2 })
      .whereNull('deleted_at')
      .count<{ rows: number }[]>({ rows: '*' });
    expect(await db.knex('post').where({ id: 2 }).pluck('comment_count')).toEqual([rows]);
    await db.close();
  });

  it('says how many pictures the folder did not have', async () => {
    const name = await uploadAs(await signIn(server, 'member'));
    rmSync(join(dir, 'uploads', uploadFiles(name).full));
    const report = await makeBackup(config, join(dir, 'backup.sqlite3'));
    expect(report).toMatchObject({ pictures: 0, missing: 1 });
  });

  it('overwrites nothing when it is made or restored', async () => {
    const target = join(dir, 'backup.sqlite3');
    writeFileSync(target, 'mine');
    expect(await rejected(makeBackup(config, target))).toContain('이미 있는 파일');
    expect(readFileSync(target, 'utf8')).toBe('mine');
    rmSync(target);
    await makeBackup(config, target);
    expect(await rejected(restoreBackup(config, target))).toContain('이미 있습니다');
  });

  it('is not made without a database, and only a backup can be restored', async () => {
    const empty = configOf(join(dir, 'empty'), join(dir, 'empty', 'mulbit.sqlite3'));
    const target = join(dir, 'backup.sqlite3');
    expect(await rejected(makeBackup(empty, target))).toContain('없습니다');
    expect(existsSync(join(dir, 'empty'))).toBe(false);
    const letter = join(dir, 'letter');
    writeFileSync(letter, 'a letter to a friend. '.repeat(500));
    expect(await rejected(restoreBackup(empty, letter))).toContain('백업이 아닙니다');
    expect(existsSync(join(dir, 'empty', 'mulbit.sqlite3'))).toBe(false);
    const lost = join(dir, 'nowhere', 'backup.sqlite3');
    expect(await rejected(makeBackup(config, lost))).toContain('폴더가 없습니다');
  });

  it('is tried in a temporary database, which leaves nothing behind', async () => {
    await uploadAs(await signIn(server, 'member'));
    const target = join(dir, 'backup.sqlite3');
    await makeBackup(config, target);
    const files = readdirSync(dir).sort();
    const { pictures: found, counts } = await tryBackup(config, target);
    expect(found).toBe(1);
    const [{ rows } = { rows: 0 }] = await server.db
      .knex('member')
      .count<{ rows: number }[]>({ rows: '*' });
    expect(counts).toContainEqual({ name: 'member', rows });
    expect(readdirSync(dir).sort()).toEqual(files);
  });

  it('is not restored when it lost rows, or into another engine', async () => {
    const target = join(dir, 'backup.sqlite3');
    await makeBackup(config, target);
    const restored = configOf(join(dir, 'restored'), join(dir, 'restored', 'mulbit.sqlite3'));
    const postgres = readConfig({ DATABASE_URL: 'postgres://site@127.0.0.1/site' });
    expect(await rejected(restoreBackup({ ...postgres, dataDir: dir }, target))).toContain(
      'SQLite의 백업입니다',
    );
    await withFile(fileOf(config, target), (copy) => copy('reaction').delete());
    expect(await rejected(tryBackup(config, target))).toContain(
      '수가 백업할 때와 다릅니다: reaction',
    );
    expect(await rejected(restoreBackup(restored, target))).toContain('reaction');
    expect(existsSync(join(dir, 'restored', 'mulbit.sqlite3'))).toBe(false);
  });
});
