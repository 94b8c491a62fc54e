import { SettingError, sqliteDrivers, type SqliteDriverName } from '../../config';
import type { SqliteDriver } from './driver';
import { nodeSqliteDriver } from './node-sqlite';
import { nodeSqlite } from './node-sqlite-module';
import { hasSqlite3, sqlite3Driver } from './sqlite3';

const isThere: Record<SqliteDriverName, () => boolean> = {
  sqlite3: hasSqlite3,
  node: () => nodeSqlite() !== null,
};

/**
 * Chooses the driver.
 * @param wanted the one in the settings; without it the best available one
 * @throws SettingError when it is not available
 */
export function chooseSqliteDriver(wanted?: SqliteDriverName): SqliteDriverName {
  const [found] = (wanted ? [wanted] : sqliteDrivers).filter((name) => isThere[name]());
  if (found) return found;
  throw new SettingError(
    wanted
      ? `설정 SQLITE_DRIVER 값을 쓸 수 없습니다: 이 컴퓨터에는 ${wanted} 드라이버가 없습니다.`
      : 'SQLite를 열 수 없습니다: Node.js 22.13 이상을 쓰거나, python3, make, g++를 설치하고 npm start를 다시 실행해주세요.',
  );
}

/** Passes the driver with this name to `use`, which need not know the type of its connections. */
export function withSqliteDriver<T>(
  name: SqliteDriverName,
  use: <C>(driver: SqliteDriver<C>) => T,
): T {
  return name === 'sqlite3' ? use(sqlite3Driver) : use(nodeSqliteDriver);
}
