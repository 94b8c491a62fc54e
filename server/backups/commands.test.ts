import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeS3 } from '../testing/fake-s3';
import { startSqlite, type TestServer } from '../testing/subject';

let dir: string;
let server: TestServer;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mulbit-commands-'));
  server = await startSqlite();
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Runs a script with the settings of the site, and returns what it prints. */
function run(env: Record<string, string>, ...words: string[]) {
  const site = { DATABASE_URL: `sqlite:${server.db.file}`, DATA_DIR: join(dir, 'data') };
  return new Promise<{ failed: boolean; said: string }>((done) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', ...words],
      { env: { ...process.env, INIT_CWD: dir, ...site, ...env } },
      (error, out, err) => done({ failed: error !== null, said: out + err }),
    );
  });
}

describe('the commands of backups', () => {
  it('make one in a process of its own, as the server does, and try the newest', async () => {
    const name = 'mulbit-2026-11-27T03-00-00Z.sqlite3';
    // The address of the module as a script would import it.
    const child = JSON.stringify(resolve('server/backups/child.ts'));
    const script = join(dir, 'make.mts');
    writeFileSync(
      script,
      `import { makeInChild } from ${child};
       const [file] = process.argv.slice(2);
       const { signal } = new AbortController();
       for (let times = 0; times < 2; times += 1) {
         await makeInChild(file, signal).then(() => console.log('made'), (error) => console.log(error.message));
       }`,
    );
    const made = await run({}, script, join(dir, name));
    expect(made.said).toMatch(/^made\n이미 있는 파일에는 백업하지 않습니다/);
    const tried = await run({ BACKUP_TO: dir }, 'server/restore.ts', '--try');
    expect(tried.said).toContain(`되살릴 수 있는 백업입니다: ${name}`);
    expect(tried.said).toMatch(/멤버 \d+, 글 \d+, 댓글 \d+, 스피어 \d+, 사진 0\./);
    expect(readdirSync(join(dir, 'data'))).toEqual([]);
  });

  it('say what is missing', async () => {
    expect((await run({}, 'server/restore.ts')).said).toContain('되살릴 백업을 적어주세요');
    expect((await run({}, 'server/backup.ts')).said).toContain('파일 이름을 함께 적어주세요');
    const lost = await run({}, 'server/restore.ts', '--try', 'nothing.sqlite3');
    expect(lost).toEqual({
      failed: true,
      said: `백업 파일이 없습니다: ${join(dir, 'nothing.sqlite3')}\n`,
    });
  });
});

describe('the command that moves a site', () => {
  it('exports it into a folder and imports it into an empty site', async () => {
    const moved = { DATABASE_URL: `sqlite:${join(dir, 'moved.sqlite3')}` };
    const exported = await run({}, 'server/move.ts', '--export', 'export');
    expect(exported.said).toContain(`내보냈습니다: ${join(dir, 'export')}\n`);
    expect(exported.said).toMatch(/행 \d+개 \(멤버 \d+, 글 \d+, 댓글 \d+, 스피어 \d+\), 사진 0장/);
    const imported = await run(moved, 'server/move.ts', '--import', 'export');
    expect(imported.said).toContain(exported.said.split('\n')[1]);
    expect(imported.said).toContain('모두 같습니다');
    expect((await run(moved, 'server/move.ts', '--import', 'export')).failed).toBe(true);
  });

  it('says what is missing', async () => {
    for (const words of [[], ['--export'], ['export'], ['--export', '--import'], ['--move', 'x']]) {
      expect((await run({}, 'server/move.ts', ...words)).said).toContain('내보내기: npm run move');
    }
  });
});

describe('the command that moves the pictures', () => {
  it('copies them to S3 and back, and deletes the source only on request', async () => {
    const s3 = await startFakeS3();
    const uploads = join(dir, 'data/uploads');
    mkdirSync(uploads, { recursive: true });
    const files = [`${'a'.repeat(32)}.webp`, `${'a'.repeat(32)}-card.webp`];
    for (const file of files) writeFileSync(join(uploads, file), file);
    const env = {
      UPLOADS_TO: 's3://bucket/pictures',
      S3_ENDPOINT: s3.config.endpoint ?? '',
      S3_REGION: s3.config.region,
      S3_ACCESS_KEY_ID: s3.config.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
    };
    const move = (...words: string[]) => run(env, 'server/move-uploads.ts', ...words);
    expect((await move('--to-s3')).said).toContain('파일 2개가 두 곳에 모두 있고');
    expect([...s3.objects.keys()].sort()).toEqual(
      files.map((one) => `bucket/pictures/${one}`).sort(),
    );
    const again = await move('--to-s3', '--delete');
    expect(again.said).toContain('이번에 0개를 복사했습니다.\n원본 2개를 지웠습니다.');
    expect(readdirSync(uploads)).toEqual([]);
    expect((await move('--to-disk')).said).toContain('원본은 그대로');
    expect(
      readdirSync(uploads)
        .filter((one) => one.endsWith('.webp'))
        .sort(),
    ).toEqual(files.toSorted());
    s3.trouble('AccessDenied');
    expect((await move('--to-disk')).said).toContain('S3가 접근을 거절했습니다');
    await s3.close();
  });

  it('says what is missing', async () => {
    expect((await run({}, 'server/move-uploads.ts')).said).toContain('--to-s3');
    expect((await run({}, 'server/move-uploads.ts', '--to-s3')).said).toContain('UPLOADS_TO');
  });
});
