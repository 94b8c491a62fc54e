import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { killProcesses } from './testing/process';
import { COUNTED_ONCE, raceQuota } from './testing/quota-race';

const dir = mkdtempSync(join(tmpdir(), 'mulbit-quota-'));
afterAll(() => {
  killProcesses();
  rmSync(dir, { recursive: true, force: true });
});

it('two processes on one file count each search once and stop at the last of the day', async () => {
  const settings = { DATA_DIR: dir, DATABASE_URL: `sqlite:${join(dir, 'quota.sqlite3')}` };
  expect(await raceQuota(settings)).toEqual(COUNTED_ONCE);
});
