import { mkdirSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Knex } from 'knex';
import { uploadOfFile } from '@contract/rules/site/uploads';
import { StartError } from '../config';
import { BACKUP_TABLE, isWhole } from '../database/checks';
import type { ImageFiles } from '../images/files';
import { COUNT_TABLE, countsIn, countTables, guardCounts } from './counts';
import {
  exists,
  fileOf,
  hasDatabase,
  picturesOf,
  syncPath,
  withFile,
  type BackupSource,
} from './open';
import { loadPostgres, ROW_TABLE } from './postgres';

async function guardBackup(copy: Knex, source: string): Promise<void> {
  const isBackup = await isWhole(copy)
    .then((whole) => whole && copy.schema.hasTable(BACKUP_TABLE))
    .catch(() => false);
  if (!isBackup) {
    throw new StartError(`npm run backup으로 만든 온전한 백업이 아닙니다: ${source}`);
  }
}

/** Writes the pictures out one by one; returns the number of their files. */
async function putPictures(copy: Knex, files: ImageFiles): Promise<number> {
  let last = '';
  for (let count = 0; ; count += 1) {
    const [row] = await copy(BACKUP_TABLE)
      .where('file', '>', last)
      .orderBy('file')
      .limit(1)
      .select<{ file: string; bytes: Uint8Array }[]>('file', 'bytes');
    if (!row) return count;
    last = row.file;
    // A name becomes a path, so it must have our form.
    if (uploadOfFile(row.file) !== null) await files.put(row.file, Buffer.from(row.bytes));
  }
}

const LEFTOVERS = ['', '-wal', '-shm'];

/** Restores from a copy of the backup, which it may change. @returns the number of pictures */
async function restoreFrom(copy: Knex, config: BackupSource, source: string): Promise<number> {
  const { database } = config;
  await guardBackup(copy, source);
  const isOfPostgres = await copy.schema.hasTable(ROW_TABLE);
  if (isOfPostgres !== (database.engine === 'postgres')) {
    const engine = isOfPostgres ? 'PostgreSQL' : 'SQLite';
    throw new StartError(
      `${engine}의 백업입니다. 설정 DATABASE_URL도 ${engine}이어야 되살릴 수 있습니다.`,
    );
  }
  const wanted = await countsIn(copy);
  const files = await putPictures(copy, picturesOf(config));
  if (database.engine === 'postgres') {
    await loadPostgres(database.url, copy, wanted);
    return files / 2;
  }
  guardCounts(wanted, await countTables(copy));
  await copy.schema.dropTable(BACKUP_TABLE).dropTableIfExists(COUNT_TABLE);
  await copy.raw('VACUUM');
  await copy.raw('PRAGMA journal_mode = DELETE');
  return files / 2;
}

/**
 * Restores a backup: its pictures, then the database. It overwrites no database; after an
 * interruption it may run again.
 * @returns the number of pictures
 * @throws StartError when a database already exists, the file is no backup of this engine, or what
 *   was restored has other numbers of rows
 */
export async function restoreBackup(config: BackupSource, source: string): Promise<number> {
  const { database, dataDir } = config;
  const file = database.engine === 'sqlite' ? database.file : join(dataDir, 'backup');
  if (!exists(source)) throw new StartError(`백업 파일이 없습니다: ${source}`);
  if (database.engine === 'sqlite' && hasDatabase(database)) {
    throw new StartError(
      `데이터베이스가 이미 있습니다. 서버를 끄고 ${file}과 옆의 -wal, -shm 파일을 다른 곳으로 옮긴 뒤 다시 실행해주세요.`,
    );
  }
  const part = `${file}.restoring`;
  mkdirSync(dirname(part), { recursive: true });
  for (const end of LEFTOVERS) await rm(`${part}${end}`, { force: true });
  try {
    await copyFile(source, part);
    const pictures = await withFile(fileOf(config, part), (copy) =>
      restoreFrom(copy, config, source),
    );
    if (database.engine === 'sqlite') {
      syncPath(part);
      await rename(part, file);
      syncPath(dirname(file));
    }
    return pictures;
  } finally {
    for (const end of LEFTOVERS) await rm(`${part}${end}`, { force: true });
  }
}
