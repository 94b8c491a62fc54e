import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig, StartError, type Config } from './config';
import { openDatabase, type Database } from './database';
import { createLog } from './lib/log';
import { migrationSource } from './migrations';
import { start } from './start';
import { ask, signIn } from './testing/http';
import { contentOf, loadReleased, releasedVersions, type Released } from './testing/released';
import { sqliteIn } from './testing/sqlite';
import { serve } from './testing/subject';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mulbit-released-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const versions = releasedVersions();

/** Runs `work` on the file of a test. */
async function onFile<T>(work: (knex: Database['knex']) => Promise<T>, file?: string): Promise<T> {
  const db = openDatabase(sqliteIn(dir, file));
  try {
    return await work(db.knex);
  } finally {
    await db.close();
  }
}

/** The statements that made a database. */
async function schemaOf(knex: Database['knex']): Promise<string[]> {
  const rows = await knex.raw<{ sql: string }[]>(
    "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%'",
  );
  return rows.map(({ sql }) => sql.replaceAll(/\s+/g, ' ')).sort();
}

/** The migrations after a version. */
async function after({ last }: Released): Promise<string[]> {
  const names = await migrationSource.getMigrations([]);
  return names.slice(names.indexOf(last) + 1);
}

it('every version of the changelog has a database', () => {
  const released = readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d\S+)\]/gm);
  const named = [...released].map(([, version]) => version).reverse();
  expect(versions.map(({ version }) => version)).toEqual(named);
});

describe.each(versions)('a database of version $version', (released) => {
  it('is what its migrations make today: none of them changed', async () => {
    await onFile((db) => loadReleased(db, released), 'released.sqlite3');
    const names = await migrationSource.getMigrations([]);
    const until = names.slice(0, names.indexOf(released.last) + 1);
    await onFile(async (db) => {
      const source = { ...migrationSource, getMigrations: () => Promise.resolve(until) };
      await db.migrate.latest({ migrationSource: source });
    }, 'made.sqlite3');
    const ofParts = (sql: string) => !sql.includes('schema_part');
    const made = await onFile(schemaOf, 'made.sqlite3');
    expect((await onFile(schemaOf, 'released.sqlite3')).filter(ofParts)).toEqual(made);
  });

  it('is upgraded with all its content, which members find as they left it', async () => {
    await onFile((db) => loadReleased(db, released));
    const before = await onFile(contentOf);
    expect(before.comments.length).toBeGreaterThan(2);
    const db = openDatabase(sqliteIn(dir));
    expect(await db.waiting()).toEqual(await after(released));
    await db.migrate();
    expect(await db.waiting()).toEqual([]);
    expect(await db.missing()).toEqual([]);
    expect(await contentOf(db.knex)).toEqual(before);

    const server = await serve(db);
    // With the password of that version.
    const cookie = await signIn(server, 'member');
    const read = async <T>(path: string) =>
      (await (await ask(server, path, { cookie })).json()) as T;
    const shown = before.posts.filter((post) => post.is_confirmed === 1);
    for (const { id, title } of shown) {
      const { post, comments } = await read<{ post: object; comments: { content: string }[] }>(
        `/api/posts/${String(id)}/detail`,
      );
      expect(post).toMatchObject({ title });
      const written = before.comments.find((comment) => comment.post_id === id);
      expect(comments.map(({ content }) => content)).toContain(written?.content);
    }
    const [word] = String(shown[0]?.title).split(' ');
    const found = await read<{ data: { posts: { title: string }[] } }>(
      `/api/posts/feed?q=${encodeURIComponent(word ?? '')}`,
    );
    expect(found.data.posts.map(({ title }) => title)).toContain(shown[0]?.title);
    const { data } = await read<{ data: { spheres: unknown[] } }>('/api/spheres');
    expect(data.spheres).toHaveLength(before.spheres.length);
    await server.close();
  });
});

describe('the start on an older database', () => {
  const config = (env: Record<string, string> = {}): Config => {
    const { SQLITE_DRIVER } = process.env;
    const site = { DATA_DIR: dir, DATABASE_URL: `sqlite:${join(dir, 'test.sqlite3')}`, PORT: '0' };
    return readConfig({ SQLITE_DRIVER, SEED: 'none', ...site, ...env });
  };
  const log = createLog({ write: () => undefined });

  it('reports what it migrates, once, after the backup that a setting asks for', async () => {
    const [oldest] = versions;
    if (!oldest) throw new Error('There is no released version');
    await onFile((db) => loadReleased(db, oldest));
    const before = await onFile(contentOf);
    const told: [readonly string[], string | null][] = [];
    const notices = {
      upgrade: (migrations: readonly string[], backup: string | null) =>
        void told.push([migrations, backup]),
    };
    const safe = config({ BACKUP_TO: dir, BACKUP_BEFORE_UPGRADE: 'on' });
    await (await start(safe, log, notices)).stop();
    await (await start(safe, log, notices)).stop();
    const [backup = ''] = readdirSync(dir).filter((name) => name.startsWith('mulbit-'));
    expect(told).toEqual([[await after(oldest), `${dir}/${backup}`]]);
    expect(await onFile(contentOf, backup)).toEqual(before);
  });

  it('changes nothing if that backup fails', async () => {
    const [oldest] = versions;
    if (!oldest) throw new Error('There is no released version');
    await onFile((db) => loadReleased(db, oldest));
    const lost = config({ BACKUP_TO: join(dir, 'lost'), BACKUP_BEFORE_UPGRADE: 'on' });
    const failure: unknown = await start(lost, log).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toContain('백업하지 못해 데이터베이스를 바꾸지 않았습니다');
    const db = openDatabase(sqliteIn(dir));
    expect(await db.waiting()).toEqual(await after(oldest));
    await db.close();
  });
});
