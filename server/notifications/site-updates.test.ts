import { fixtures } from '@contract/fixtures';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeSettings } from '../commands/change-settings';
import type { Database } from '../database';
import { createLog } from '../lib/log';
import { countReviews } from '../tables/review';
import { startSqlite, type TestServer } from '../testing/subject';
import { createEvents } from '../events/events';
import { createSiteUpdates, type SiteUpdates, type Updates } from './site-updates';

let server: TestServer;
let updates: SiteUpdates;
let heard: Updates[];
/** Called after a query of the counts, before its rows are returned. */
let onCounts: () => Promise<void>;

beforeEach(async () => {
  server = await startSqlite();
  heard = [];
  onCounts = () => Promise.resolve();
  const { db: own } = server;
  const run = async (...args: Parameters<Database['run']>) => {
    const rows = await own.run(...args);
    const [first] = rows as (object | undefined)[];
    if (first && 'pending' in first) await onCounts();
    return rows;
  };
  const db = { ...own, run } as Database;
  const log = createLog({ write: () => undefined });
  updates = createSiteUpdates({ db, log, now: Date.now, events: createEvents() }, 60_000);
});
afterEach(async () => {
  updates.close();
  await server.close();
});

const hide = () => changeSettings(server.db, { companion_visible: false }, 2, Date.now());
const hidden = { ...fixtures.settings, companion_visible: false };
const heardHidden = () => expect.poll(() => heard).toContainEqual({ settings: hidden });

describe('the updates of the site', () => {
  it('send a change of the settings even if the posts cannot be counted', async () => {
    updates.listen(true, (one) => heard.push(one));
    await updates.current(true);
    onCounts = () => Promise.reject(new Error('busy'));
    await hide();
    updates.changed();
    await heardHidden();
  });

  it('give a new stream nothing older than its events during the opening', async () => {
    let release: () => void = () => undefined;
    const counted = new Promise<void>((resolve) => {
      release = resolve;
    });
    const begun = new Promise<void>((resolve) => {
      onCounts = () => {
        resolve();
        return counted;
      };
    });
    updates.listen(true, (one) => heard.push(one));
    const opening = updates.current(true);
    await begun;
    await hide();
    updates.changed();
    await heardHidden();
    release();
    expect((await opening).settings).toEqual(hidden);
  });

  it("send changes by another process, even if they return to the stream's first state", async () => {
    updates.listen(false, (one) => heard.push(one));
    await updates.current(false);
    await hide();
    const later: Updates[] = [];
    updates.listen(false, (one) => later.push(one));
    expect((await updates.current(false)).settings).toEqual(hidden);
    await changeSettings(server.db, { companion_visible: true }, 2, Date.now());
    updates.changed();
    await expect.poll(() => later).toContainEqual({ settings: fixtures.settings });
  });

  it('hide the review from members, and count nothing if no admin listens', async () => {
    let counts = 0;
    onCounts = () => {
      counts += 1;
      return Promise.resolve();
    };
    const leave = updates.listen(true, () => undefined);
    updates.listen(false, (one) => heard.push(one));
    expect(await updates.current(false)).toEqual({ settings: fixtures.settings });
    const { review } = await updates.current(true);
    expect(review?.counts).toEqual(await countReviews(server.db));
    leave();
    const before = counts;
    await hide();
    updates.changed();
    await heardHidden();
    expect(counts).toBe(before);
    expect(heard.some((one) => one.review)).toBe(false);
  });
});
