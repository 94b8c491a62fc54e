import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Knex } from 'knex';
import { uploadFiles } from '@contract/rules/site/uploads';
import { StartError } from '../config';
import { BACKUP_TABLE, isWhole } from '../database/checks';
import type { ImageFiles } from '../images/files';
import { countTables, keepCounts } from './counts';
import {
  exists,
  fileOf,
  hasDatabase,
  picturesOf,
  syncPath,
  withFile,
  type BackupSource,
} from './open';
import { copyPostgres, ROW_TABLE } from './postgres';

/** The contents of a backup. */
export interface BackupReport {
  /** The uploaded pictures in it. */
  pictures: number;
  /** Pictures that the database names but the storage did not have. */
  missing: number;
  bytes: number;
}

/** How many pictures are read between two commits. */
const BATCH = 50;

async function keepPicture(tx: Knex, files: ImageFiles, name: string): Promise<boolean> {
  for (const file of Object.values(uploadFiles(name))) {
    const bytes = await files.read(file);
    if (!bytes) return false;
    await tx(BACKUP_TABLE).insert({ file, bytes });
  }
  return true;
}

/** The uploads of the copied database. */
async function uploadsIn(copy: Knex): Promise<{ name: string }[]> {
  if (await copy.schema.hasTable(ROW_TABLE)) {
    const batches = (await copy(ROW_TABLE).where({ name: 'upload' }).pluck('rows')) as string[];
    return batches.flatMap((rows) => JSON.parse(rows) as { name: string }[]);
  }
  if (!(await copy.schema.hasTable('upload'))) return [];
  return copy('upload').select<{ name: string }[]>('name').orderBy('name');
}

/**
 * Stores the pictures that the copied database names. Pictures never change, and names are never
 * reused; a missing one was removed after the copy was made.
 */
async function keepPictures(copy: Knex, files: ImageFiles) {
  await copy.schema.createTable(BACKUP_TABLE, (table) => {
    table.text('file').primary();
    table.binary('bytes').notNullable();
  });
  const uploads = await uploadsIn(copy);
  let pictures = 0;
  for (let at = 0; at < uploads.length; at += BATCH) {
    await copy.transaction(async (tx) => {
      for (const { name } of uploads.slice(at, at + BATCH)) {
        if (await keepPicture(tx, files, name)) pictures += 1;
      }
    });
  }
  return { pictures, missing: uploads.length - pictures };
}

/** Copies the database at one moment into a new file. */
async function copyDatabase(config: BackupSource, part: string): Promise<void> {
  const { database } = config;
  if (database.engine === 'sqlite') {
    await withFile(database, (db) => db.raw('VACUUM INTO ?', [part]));
    await withFile(fileOf(config, part), async (copy) => keepCounts(copy, await countTables(copy)));
  } else {
    await withFile(fileOf(config, part), async (copy) => {
      await keepCounts(copy, await copyPostgres(database.url, copy));
    });
  }
}

function guardSource({ database }: BackupSource, target: string): void {
  if (database.engine === 'sqlite' && !hasDatabase(database)) {
    throw new StartError(`백업할 데이터베이스가 없습니다: ${database.file}`);
  }
  if (exists(target)) throw new StartError(`이미 있는 파일에는 백업하지 않습니다: ${target}`);
  if (!exists(dirname(target))) throw new StartError(`폴더가 없습니다: ${dirname(target)}`);
}

/**
 * Makes a backup: one file with the database at one moment and the uploaded pictures, also while
 * the server runs. The file appears under its name when it is complete.
 * @throws StartError when there is nothing to back up or the file exists
 */
export async function makeBackup(config: BackupSource, target: string): Promise<BackupReport> {
  guardSource(config, target);
  const part = `${target}.part`;
  await rm(part, { force: true });
  try {
    await copyDatabase(config, part);
    const kept = await withFile(fileOf(config, part), async (copy) => {
      const pictures = await keepPictures(copy, picturesOf(config));
      if (!(await isWhole(copy))) {
        throw new StartError(
          '데이터베이스 파일이 손상되어 온전한 백업을 만들지 못했습니다. 앞서 만든 백업을 되살려주세요.',
        );
      }
      // Keeps it a single file, even if it is opened on a read-only disk.
      await copy.raw('PRAGMA journal_mode = DELETE');
      return pictures;
    });
    syncPath(part);
    await rename(part, target);
    syncPath(dirname(target));
    return { ...kept, bytes: (await stat(target)).size };
  } catch (error) {
    for (const end of ['', '-wal', '-shm']) await rm(`${part}${end}`, { force: true });
    throw error;
  }
}
