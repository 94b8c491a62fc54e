import { statSync } from 'node:fs';
import type { Knex } from 'knex';
import { StartError } from '../config';
import { isPostgres } from './statement';

/** The table that only a backup has: its pictures. */
export const BACKUP_TABLE = 'backup_picture';

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Refuses a database file that is empty or missing if its `-wal` file holds something: SQLite would
 * treat the database as new and discard the `-wal` file.
 * @throws StartError
 */
export function guardMainFile(file: string): void {
  if (sizeOf(file) > 0 || sizeOf(`${file}-wal`) === 0) return;
  throw new StartError(
    `데이터베이스 파일 ${file}이 비어 있거나 없는데 옆의 -wal 파일에는 내용이 있습니다. 파일을 옮겼다면 둘을 함께 두고, 새로 시작하려면 -wal 파일을 다른 곳으로 옮겨주세요.`,
  );
}

/** Whether the pages of a database are whole; PostgreSQL checks itself. */
export async function isWhole(knex: Knex): Promise<boolean> {
  if (isPostgres(knex)) return true;
  const [row] = await knex.raw<{ quick_check: string }[]>('PRAGMA quick_check(1)');
  return row?.quick_check === 'ok';
}

/** The migrations that a database lacks, among those of this version; none if it is new. */
export async function waitingMigrations(knex: Knex, known: readonly string[]): Promise<string[]> {
  if (!(await knex.schema.hasTable('knex_migrations'))) return [];
  const done = (await knex('knex_migrations').pluck('name')) as string[];
  return done.length === 0 ? [] : known.filter((name) => !done.includes(name));
}

/** Whether a newer version of the site has changed the database. */
async function isNewer(knex: Knex, known: ReadonlySet<string>): Promise<boolean> {
  if (!(await knex.schema.hasTable('knex_migrations'))) return false;
  const done = await knex('knex_migrations').select<{ name: string }[]>('name');
  return done.some(({ name }) => !known.has(name));
}

/**
 * Refuses a database that this version of the site cannot use: a damaged one, one that a newer
 * version has changed, and a backup.
 * @param known the names of the migrations of this version
 * @throws StartError
 */
export async function guardDatabase(knex: Knex, known: ReadonlySet<string>): Promise<void> {
  if (!(await isWhole(knex))) {
    throw new StartError(
      '데이터베이스 파일이 손상되었습니다. 파일을 다른 곳으로 옮기고 npm run restore로 백업을 되살려주세요.',
    );
  }
  if (await isNewer(knex, known)) {
    throw new StartError(
      '더 새로운 물빛이 쓰던 데이터베이스입니다. 물빛을 그 버전으로 올리거나, 이 버전에서 만든 백업을 되살려주세요.',
    );
  }
  if (!isPostgres(knex) && (await knex.schema.hasTable(BACKUP_TABLE))) {
    throw new StartError(
      '설정 DATABASE_URL의 파일은 백업입니다. 그대로 쓰지 않고 npm run restore로 되살려주세요.',
    );
  }
}
