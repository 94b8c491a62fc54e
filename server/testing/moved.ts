import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { countTables } from '../backups/counts';
import { StartError, type DatabaseConfig } from '../config';
import { imageForm, pictures } from '@contract/conformance/support/pictures';
import { uploadName } from '@contract/rules/site/uploads';
import { noLimits } from '../limits/limits';
import { exportSite, type MovedSite } from '../moving/export';
import { moves } from '../moving/format';
import { ask, signIn } from './http';
import { sqliteIn } from './sqlite';
import { startSqlite, type TestServer } from './subject';

/** A site with its data in a folder. @param database defaults to SQLite in the folder */
export function siteIn(dataDir: string, database?: DatabaseConfig): MovedSite {
  const file = sqliteIn(dataDir, 'mulbit.sqlite3');
  return { database: database ?? file, dataDir, uploads: null };
}

/** The site of a server under test, whose pictures are in `uploads` of the folder. */
export function siteOf({ db }: TestServer, dataDir: string): MovedSite {
  const { config } = db.knex.client as { config: { connection: Record<string, string> } };
  const { connectionString, filename } = config.connection;
  return connectionString === undefined
    ? siteIn(dataDir, { ...sqliteIn(dataDir), file: filename } as DatabaseConfig)
    : siteIn(dataDir, { engine: 'postgres', url: connectionString });
}

const sorted = (row: object) =>
  JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Every row of the tables that move, in one form for both engines. */
export async function rowsOf(knex: Knex): Promise<Record<string, string[]>> {
  const names = (await countTables(knex)).map(({ name }) => name).filter(moves);
  const rows: Record<string, string[]> = {};
  for (const name of names) {
    rows[name] = (await knex(name).select<object[]>()).map(sorted).sort();
  }
  return rows;
}

/** The files of a folder with their text. */
export function filesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]),
  );
}

/** Changes a file of an export and lists its new checksum: the damage that only its contents show. */
export function forge(folder: string, path: string, change: (text: string) => string): void {
  const sums = join(folder, 'SHA256SUMS');
  const text = change(readFileSync(join(folder, path), 'utf8'));
  writeFileSync(join(folder, path), text);
  const sum = createHash('sha256').update(text).digest('hex');
  const lines = readFileSync(sums, 'utf8').split('\n');
  const others = lines.filter((line) => !line.endsWith(`  ${path}`) && line !== '');
  writeFileSync(sums, `${[...others, `${sum}  ${path}`].join('\n')}\n`);
}

/** Changes the manifest of an export, with its checksum. */
export const editManifest = (
  folder: string,
  change: (manifest: Record<string, unknown>) => void,
): void =>
  forge(folder, 'manifest.json', (text) => {
    const manifest = JSON.parse(text) as Record<string, unknown>;
    change(manifest);
    return JSON.stringify(manifest);
  });

/** The sentence that refuses some work, or `done`. */
export const refused = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof StartError ? error.message : error),
  );

/** A site on SQLite that a member uses, and its export. */
export async function startExported() {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-move-'));
  const server = await startSqlite({ limits: noLimits, uploadDir: join(dir, 'uploads') });
  const cookie = await signIn(server, 'member');
  const form = imageForm(pictures.png);
  const answer = await ask(server, '/api/upload/image', { method: 'POST', cookie, form });
  const picture = uploadName(((await answer.json()) as { url: string }).url) ?? '';
  const exported = join(dir, 'exported');
  const site = siteOf(server, dir);
  await exportSite(site, exported, '0.0.0');
  return {
    ...{ dir, server, cookie, picture, site, exported },
    /** Copies the export, so that a test can damage it, and makes the folder of an empty site. */
    copy: () => {
      const copy = mkdtempSync(join(dir, 'copy-'));
      cpSync(exported, copy, { recursive: true });
      return { copy, target: mkdtempSync(join(dir, 'target-')) };
    },
    close: async () => {
      await server.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** A site with its export. */
export type Exported = Awaited<ReturnType<typeof startExported>>;
