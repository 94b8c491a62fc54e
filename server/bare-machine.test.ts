import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serverCommand } from './testing/process';

const dir = mkdtempSync(join(tmpdir(), 'mulbit-bare-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

// This is the state after a failed build of sqlite3: npm leaves out an optional package.
const withoutSqlite3 = join(dir, 'without-sqlite3.cjs');
writeFileSync(
  withoutSqlite3,
  `const Module = require('node:module');
   const resolve = Module._resolveFilename;
   Module._resolveFilename = (name, ...rest) => {
     if (name === 'sqlite3') throw Object.assign(new Error('refused'), { code: 'MODULE_NOT_FOUND' });
     return resolve(name, ...rest);
   };`,
);

/** Starts the server on a machine without sqlite3; returns its output until it listens or ends. */
function startWithout(): Promise<{ said: string; url: string | null; end: () => Promise<void> }> {
  const args = ['--require', withoutSqlite3, serverCommand('index')];
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: dir };
  const child = spawn(process.execPath, args, { env });
  const exit = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return new Promise((resolve) => {
    let said = '';
    const end = async () => {
      child.kill('SIGTERM');
      await exit;
    };
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /http:\/\/\S+/.exec(said)?.[0];
      // The line about the database may arrive in the same chunk as the address.
      if (url !== undefined && said.endsWith('\n\n')) resolve({ said, url, end });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void exit.then(() => resolve({ said, url: null, end }));
  });
}

describe('the server without the package sqlite3', () => {
  it.runIf(isBuiltin('node:sqlite'))(
    'serves with the SQLite of Node and says so in one line',
    async () => {
      const { said, url, end } = await startWithout();
      expect(said).toContain('데이터베이스는 Node.js에 들어 있는 SQLite(node:sqlite)로 엽니다.');
      expect(said).not.toContain('ExperimentalWarning');
      expect((await fetch(`${url ?? ''}/readyz`)).status).toBe(200);
      await end();
    },
  );

  it.skipIf(isBuiltin('node:sqlite'))(
    'ends with one sentence on a Node without SQLite',
    async () => {
      const { said, url } = await startWithout();
      expect(url).toBeNull();
      expect(said).toMatch(/^SQLite를 열 수 없습니다: .*python3, make, g\+\+.*\n$/);
    },
  );
});
