import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadPushKeys, pushKeysOf } from './push-keys';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mulbit-push-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const load = (pushKey: string | null = null) => loadPushKeys({ pushKey, dataDir });
// The example of RFC 8292.
const PRIVATE_KEY = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';

it('the key pair for pushes is made once and readable only for the server', () => {
  const keys = load();
  expect(keys.publicKey).toMatch(/^B[\w-]{86}$/);
  expect(load()).toEqual(keys);
  expect(readdirSync(dataDir)).toEqual(['push-key']);
  const file = join(dataDir, 'push-key');
  expect(readFileSync(file, 'utf8').trim()).toBe(keys.privateKey);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('the key pair of the settings is used, and no new one is made', () => {
  const keys = load(PRIVATE_KEY);
  expect(keys).toEqual(pushKeysOf(PRIVATE_KEY));
  expect(readdirSync(dataDir)).toEqual([]);
});

it('a file with other content is named and never overwritten', () => {
  for (const content of ['', 'not a key']) {
    writeFileSync(join(dataDir, 'push-key'), content);
    expect(() => load()).toThrow('push-key holds no private key');
    expect(readFileSync(join(dataDir, 'push-key'), 'utf8')).toBe(content);
  }
});

it('four processes that start at the same time keep one key pair', async () => {
  const module = fileURLToPath(new URL('./push-keys.ts', import.meta.url));
  const script = `const { loadPushKeys } = await import(process.argv[1]);
    console.log(loadPushKeys({ pushKey: null, dataDir: process.argv[2] }).privateKey);`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script, module, dataDir];
  const made = await Promise.all(
    [1, 2, 3, 4].map(() => promisify(execFile)(process.execPath, args)),
  );
  expect(new Set(made.map(({ stdout }) => stdout.trim()))).toEqual(new Set([load().privateKey]));
  expect(readdirSync(dataDir)).toEqual(['push-key']);
});
