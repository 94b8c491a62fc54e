import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedBlocks } from '@contract/rules/posts/blocks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../database';
import { sqliteIn } from '../testing/sqlite';
import { createLog } from '../lib/log';
import type { FetchPage } from '../upstream/links/fetch-page';
import { createPreviews } from './previews';

const dir = mkdtempSync(join(tmpdir(), 'mulbit-previews-'));
const log = createLog({ write: () => undefined });
let db: Database;
beforeAll(async () => {
  db = openDatabase(sqliteIn(dir));
  await db.knex.migrate.latest();
});
afterAll(async () => {
  await db.close();
  rmSync(dir, { recursive: true, force: true });
});

const isOutside = () => Promise.resolve(true);

/** Previews at a time that a test sets, for a page that answers or does not. */
function at(url: string) {
  const site = { time: Date.now(), isUp: false, asked: 0 };
  const fetchPage: FetchPage = () => {
    site.asked += 1;
    if (!site.isUp) return Promise.reject(new Error('down'));
    const bytes = Buffer.from('<title>물가</title>');
    return Promise.resolve({ url: new URL(url), status: 200, type: 'text/html', bytes });
  };
  const previews = createPreviews({ db, log, now: () => site.time }, fetchPage, isOutside);
  return { site, ask: () => previews.of(url) };
}

it('a page that was down is fetched again soon, and only once for many callers', async () => {
  const { site, ask } = at('https://river.example/down');
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  expect(answers.every(({ success }) => !success)).toBe(true);
  site.time += 15_000;
  expect((await ask()).success).toBe(false);
  expect(site.asked).toBe(1);

  site.isUp = true;
  site.time += 10_000;
  expect((await ask()).metadata.title).toBe('물가');
  expect(site.asked).toBe(2);
});

it('a fetched page is not fetched again for a day', async () => {
  const { site, ask } = at('https://river.example/up');
  site.isUp = true;
  await ask();
  site.isUp = false;
  site.time += 23 * 3_600_000;
  expect((await ask()).success).toBe(true);
  site.time += 2 * 3_600_000;
  expect((await ask()).success).toBe(false);
  expect(site.asked).toBe(2);
});

it('a picture from an internal host is removed from a post, unless the post already shows it', async () => {
  const fetchPage: FetchPage = () => Promise.reject(new Error('down'));
  const looked: string[] = [];
  const leadsOutside = (address: string) => {
    looked.push(address);
    return Promise.resolve(address.startsWith('https://cdn.'));
  };
  const previews = createPreviews({ db, log, now: Date.now }, fetchPage, leadsOutside);
  const link = (image: string) => ({ type: 'link' as const, url: 'https://a.example/', image });
  const [open, inside] = [
    link('https://cdn.example.com/1.png'),
    link('https://in.example.com/1.png'),
  ];
  const text = { type: 'text' as const, content: '글' };
  const sent = [open, inside, text, link('http://cdn.example.com/no-tls.png')];
  expect(await previews.withOpenPictures(sent, [])).toEqual([
    ...[open, { ...inside, image: null }, text, sent[3]],
  ]);
  expect(looked).toEqual([open.image, inside.image]);
  const known = storedBlocks([inside]);
  expect(await previews.withOpenPictures([inside], known)).toEqual([inside]);
});
