import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../config';
import type { BackupPlace } from '../config/backups';
import { openDatabase, type Database } from '../database';
import { createLog } from '../lib/log';
import { startFakeS3 } from '../testing/fake-s3';
import { sqliteIn } from '../testing/sqlite';
import { makeBackup } from './make';
import { openBackups, type MakeFile } from './scheduled';

const HOUR = 3_600_000;
/** Noon in Seoul. */
const NOON = Date.UTC(2026, 10, 27, 3);

let dir: string;
let folder: string;
let db: Database;
let now: number;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mulbit-scheduled-'));
  folder = join(dir, 'backups');
  mkdirSync(folder);
  db = openDatabase(sqliteIn(dir));
  await db.migrate();
  now = NOON;
});
afterEach(async () => {
  await db.close();
  rmSync(dir, { recursive: true, force: true });
});

const log = createLog({ write: () => undefined });
const makeHere: MakeFile = (file) =>
  makeBackup({ database: sqliteIn(dir), dataDir: dir, uploads: null }, file);

function open(make = makeHere, place: BackupPlace = { kind: 'folder', path: folder }, keep = 2) {
  const backups = { place, keep, everyHours: 24, beforeUpgrade: false };
  const opened = openBackups({ backups, dataDir: dir }, { db, log, now: () => now }, make);
  return { ...opened, makeDue: () => opened.makeDue(new AbortController().signal) };
}
const stored = () => readdirSync(folder).filter((name) => name.endsWith('.sqlite3'));

describe('scheduled backups', () => {
  it('are made once in an interval, by one of several processes', async () => {
    const processes = [open(), open(), open()];
    await Promise.all(processes.map((one) => one.makeDue()));
    expect(stored()).toEqual(['mulbit-2026-11-27T03-00-00Z.sqlite3']);
    now += 10 * HOUR;
    await processes[0]?.makeDue();
    expect(stored()).toHaveLength(1);
    // Three in the morning in Seoul.
    now = Date.UTC(2026, 10, 27, 18);
    await Promise.all(processes.map((one) => one.makeDue()));
    expect(stored()).toHaveLength(2);
  });

  it('replace the oldest, and leave other files alone', async () => {
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    writeFileSync(join(folder, 'mulbit-2020-01-01T00-00-00Z.sqlite3.part'), 'half');
    const backups = open();
    for (let day = 0; day < 4; day += 1) {
      await backups.makeDue();
      now += 24 * HOUR;
    }
    expect(readdirSync(folder).sort()).toEqual([
      'mulbit-2026-11-29T03-00-00Z.sqlite3',
      'mulbit-2026-11-30T03-00-00Z.sqlite3',
      'notes.txt',
    ]);
  });

  it('tell admins the last one, and that it is too old', async () => {
    const backups = open();
    expect(await backups.status()).toMatchObject({ state: 'waiting', last: null, place: folder });
    await backups.makeDue();
    const { state, last, count } = await backups.status();
    expect({ state, count }).toEqual({ state: 'made', count: 1 });
    expect(last).toMatchObject({ createdAt: '2026-11-27T03:00:00.000Z' });
    expect(last?.bytes).toBeGreaterThan(10_000);
    now += 50 * HOUR;
    expect(await backups.status()).toMatchObject({ state: 'late' });
  });

  it('delete nothing when one fails, say why in every process, and are tried again', async () => {
    let trouble: Error | null = null;
    const make: MakeFile = async (file, signal) => {
      if (trouble) {
        writeFileSync(`${file}.part`, 'half');
        throw trouble;
      }
      await makeHere(file, signal);
    };
    const backups = open(make);
    for (let day = 0; day < 2; day += 1) {
      await backups.makeDue();
      now += 24 * HOUR;
    }
    const before = stored();
    trouble = new StartError('데이터베이스 파일이 손상되었습니다.');
    await expect(backups.makeDue()).rejects.toThrow(trouble.message);
    expect(stored()).toEqual(before);
    expect(await backups.status()).toMatchObject({
      ...{ state: 'failed', count: 2, failure: '데이터베이스 파일이 손상되었습니다.' },
      last: { name: before.at(-1) },
    });
    expect(await open(make).status()).toMatchObject({ state: 'failed', failure: null });

    trouble = null;
    now += HOUR / 6;
    await backups.makeDue();
    expect(await backups.status()).toMatchObject({ state: 'made', failure: null, count: 2 });
    expect(await open(make).status()).toMatchObject({ state: 'made' });
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
  });

  it('make no folder: that of a disk that is not mounted is a failure', async () => {
    rmSync(folder, { recursive: true });
    const backups = open();
    await expect(backups.makeDue()).rejects.toThrow('ENOENT');
    expect(existsSync(folder)).toBe(false);
    const { state, failure } = await backups.status();
    expect(state).toBe('failed');
    expect(failure).toContain('백업할 폴더가 없습니다');
  });

  it('go to S3 whole, and leave nothing behind here', async () => {
    const s3 = await startFakeS3();
    const { config } = s3;
    const backups = open(makeHere, { kind: 's3', bucket: 'bucket', prefix: 'site', s3: config });
    for (let day = 0; day < 3; day += 1) {
      await backups.makeDue();
      now += 24 * HOUR;
    }
    expect([...s3.objects.keys()].sort()).toEqual([
      'bucket/site/mulbit-2026-11-28T03-00-00Z.sqlite3',
      'bucket/site/mulbit-2026-11-29T03-00-00Z.sqlite3',
    ]);
    expect(await backups.status()).toMatchObject({ state: 'made', place: 's3://bucket/site' });
    expect(existsSync(join(dir, 'backup-sent'))).toBe(false);

    s3.trouble('AccessDenied');
    await expect(backups.makeDue()).rejects.toThrow('AccessDenied');
    s3.trouble(null);
    expect(await backups.status()).toMatchObject({ state: 'failed', count: 2 });
    expect(existsSync(join(dir, 'backup-sent'))).toBe(false);
    await s3.close();
  });
});
