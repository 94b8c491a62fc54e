import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noLimits } from '../limits/limits';
import { ask, signIn } from '../testing/http';
import { startSqlite, type TestServer } from '../testing/subject';
import { deleteFreeUpload } from '../tables/upload';
import { sweepLater, sweepWhilePosting, upload, usesLeft } from '../testing/sweep';

describe('the sweep of uploads', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSqlite({ limits: noLimits });
  });
  afterAll(() => server.close());

  const rows = async () =>
    (await server.db.knex<{ name: string }>('upload').select('name')).map(({ name }) => name);

  it('keeps uploads that a post, a profile or a sphere shows, and uploads up to a week old', async () => {
    expect(await usesLeft(server)).toEqual(['shown', 'worn', 'an icon', 'the mark', 'young']);
    expect(await rows()).toHaveLength(5);
  });

  it('removes the leftovers of a crash: files without a row, a row without files, half a file', async () => {
    const cookie = await signIn(server, 'member');
    const before = readdirSync(server.uploadDir).length;
    const lost = (await upload(server, cookie)).slice('/uploads/'.length, -'.webp'.length);
    for (const end of ['', '-card']) rmSync(join(server.uploadDir, `${lost}${end}.webp`));

    const incoming = join(server.uploadDir, 'incoming');
    const old = new Date(Date.now() - 86_400_000);
    const put = (path: string, isOld: boolean) => {
      writeFileSync(path, 'bytes');
      if (isOld) utimesSync(path, old, old);
      return path;
    };
    mkdirSync(incoming, { recursive: true });
    const goes = [
      put(join(server.uploadDir, `${'a'.repeat(32)}.webp`), true),
      put(join(server.uploadDir, `${'a'.repeat(32)}-card.webp`), true),
      put(join(server.uploadDir, `${'b'.repeat(32)}.webp`), true),
      put(join(incoming, 'half'), true),
    ];
    const stays = [put(join(server.uploadDir, 'README.txt'), true)];
    await sweepLater(server, 0.5);
    expect(goes.map(existsSync)).toEqual(goes.map(() => false));
    // New files may be about to get their row.
    const young = put(join(server.uploadDir, `${'c'.repeat(32)}.webp`), false);
    await sweepLater(server, 0.5);
    expect([...stays, young].map(existsSync)).toEqual([true, true]);
    await sweepLater(server);
    expect(existsSync(young)).toBe(false);
    expect(await rows()).not.toContain(lost);
    expect(readdirSync(server.uploadDir)).toHaveLength(before + stays.length);
  });

  it('reports whether it removed an upload', async () => {
    const path = await upload(server, await signIn(server, 'member'));
    const name = path.slice('/uploads/'.length, -'.webp'.length);
    const remove = () => server.db.transaction((tx) => deleteFreeUpload(tx, name));
    expect([await remove(), await remove()]).toEqual([true, false]);
  });

  it('never removes a picture that a post begins to show', async () => {
    const { statuses, lost } = await sweepWhilePosting(server);
    expect([201, 400]).toEqual(expect.arrayContaining(statuses));
    expect(lost).toBe(0);
  });

  it('does nothing if nobody ever uploaded', async () => {
    const fresh = await startSqlite();
    rmSync(fresh.uploadDir, { recursive: true });
    await expect(sweepLater(fresh)).resolves.toBeUndefined();
    expect((await ask(fresh, `/uploads/${'0'.repeat(32)}.webp`)).status).toBe(404);
    await fresh.close();
  });
});
