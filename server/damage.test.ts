import { closeSync, fstatSync, openSync, truncateSync, writeSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { databaseTrouble } from './database/trouble';
import { ask } from './testing/http';
import { startSqlite } from './testing/subject';

const PAGE = 4096;

/** Overwrites everything in a database except its first page. */
function damage(file: string): void {
  const opened = openSync(file, 'r+');
  const rest = fstatSync(opened).size - PAGE;
  writeSync(opened, Buffer.alloc(rest, 0x5a), 0, rest, PAGE);
  closeSync(opened);
  truncateSync(`${file}-wal`, 0);
}

describe('a database in trouble', () => {
  it('answers UNAVAILABLE when it is damaged, and the server says that it is not ready', async () => {
    const server = await startSqlite();
    const { config } = server.db.knex.client as { config: { connection: { filename: string } } };
    // A job that writes between the checkpoint and the damage would leave a log that is half a file.
    await server.app.stop();
    await server.db.knex.raw('PRAGMA wal_checkpoint(TRUNCATE)');
    damage(config.connection.filename);
    for (const path of ['/api/posts/feed?page=2', '/api/posts/3/detail', '/readyz']) {
      const response = await ask(server, path);
      expect(response.status, path).toBe(503);
      expect(Number(response.headers.get('retry-after')), path).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE' });
    }
    expect((await ask(server, '/healthz')).status).toBe(200);
    await server.close();
  });

  it('is distinguished from a bug of ours by the codes of the drivers', () => {
    const error = (code: string, message = '') => Object.assign(new Error(message), { code });
    for (const code of ['SQLITE_BUSY', 'SQLITE_CORRUPT', '57P01', '08006', 'ECONNRESET', '40P01']) {
      expect(databaseTrouble(error(code)), code).toBe('busy');
    }
    const lost = new Error('Connection terminated unexpectedly');
    expect(databaseTrouble(lost)).toBe('busy');
    for (const code of ['SQLITE_FULL', '53100']) expect(databaseTrouble(error(code))).toBe('full');
    for (const code of ['SQLITE_CONSTRAINT', '42601', '23505', 'ENOENT']) {
      expect(databaseTrouble(error(code)), code).toBeNull();
    }
    expect(databaseTrouble('SQLITE_BUSY')).toBeNull();
  });
});
