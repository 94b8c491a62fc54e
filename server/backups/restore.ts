import { mkdirSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Knex } from 'knex';
import { uploadOfFile } from '@contract/rules/site/uploads';
import { StartError, type Config } from '../config';
import { BACKUP_TABLE, isWhole } from '../database/checks';
import type { ImageFiles } from '../images/files';
import { exists, picturesOf, requireSqlite, syncPath, withFile } from './open';

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

/**
 * Restores a backup: its pictures, then the database under its name. It overwrites no database;
 * after an interruption there is no database yet and it may run again.
 * @returns the number of pictures
 * @throws StartError when a database already exists, or the file is no backup
 */
export async function restoreBackup(config: Config, source: string): Promise<number> {
  const sqlite = requireSqlite(config);
  if (!exists(source)) throw new StartError(`백업 파일이 없습니다: ${source}`);
  if (exists(sqlite.file) || exists(`${sqlite.file}-wal`)) {
    throw new StartError(
      `데이터베이스가 이미 있습니다. 서버를 끄고 ${sqlite.file}과 옆의 -wal, -shm 파일을 다른 곳으로 옮긴 뒤 다시 실행해주세요.`,
    );
  }
  const part = `${sqlite.file}.restoring`;
  mkdirSync(dirname(sqlite.file), { recursive: true });
  for (const end of ['', '-wal', '-shm']) await rm(`${part}${end}`, { force: true });
  try {
    await copyFile(source, part);
    const files = await withFile(sqlite, part, async (copy) => {
      await guardBackup(copy, source);
      const count = await putPictures(copy, picturesOf(config));
      await copy.schema.dropTable(BACKUP_TABLE);
      await copy.raw('VACUUM');
      await copy.raw('PRAGMA journal_mode = DELETE');
      return count;
    });
    syncPath(part);
    await rename(part, sqlite.file);
    syncPath(dirname(sqlite.file));
    return files / 2;
  } catch (error) {
    for (const end of ['', '-wal', '-shm']) await rm(`${part}${end}`, { force: true });
    throw error;
  }
}
