import { join } from 'node:path';
import { readConfig, type DatabaseConfig } from '../config';

/** An SQLite database for a test in this folder, with the driver that `SQLITE_DRIVER` names. */
export function sqliteIn(dir: string, file = 'test.sqlite3'): DatabaseConfig {
  const { SQLITE_DRIVER } = process.env;
  return readConfig({ SQLITE_DRIVER, DATABASE_URL: `sqlite:${join(dir, file)}` }).database;
}
