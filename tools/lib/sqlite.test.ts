import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const dir = mkdtempSync(join(tmpdir(), 'mulbit-sqlite-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Runs the check in an empty folder, so without sqlite3, with nothing on the PATH. */
function ensure(settings: Record<string, string> = {}) {
  const file = pathToFileURL(join(import.meta.dirname, 'sqlite.mjs')).href;
  const script = `const { ensureSqlite } = await import(${JSON.stringify(file)}); await ensureSqlite();`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: dir,
    encoding: 'utf8',
    env: { PATH: dir, ...settings },
  });
}

describe('the start on a machine without compilers', () => {
  it.skipIf(isBuiltin('node:sqlite'))(
    'ends with one sentence that says what to type, on a Node without SQLite',
    () => {
      const { status, stderr } = ensure();
      expect(status).toBe(1);
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
      for (const manager of ['apt-get', 'dnf', 'apk', 'brew']) expect(stderr).toContain(manager);
    },
  );

  it.runIf(isBuiltin('node:sqlite'))('goes on in silence on a Node that has SQLite', () => {
    expect(ensure()).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  it('continues silently if PostgreSQL stores the data', () => {
    const settings = { DATABASE_URL: 'postgres://database/mulbit' };
    expect(ensure(settings)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });
});
