import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSqlite, type TestServer } from '../testing/subject';
import { createEvents } from '../events/events';
import { createSessions } from './sessions';

const MINUTE = 60_000;

describe('sessions of one process', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSqlite();
  });
  afterAll(() => server.close());

  it('update their last-seen time at most once an hour', async () => {
    const begun = Date.now();
    let now = begun;
    const sessions = createSessions(server.db, () => now, createEvents());
    const token = await sessions.start(1, 'phone');
    let writes = 0;
    server.db.onChange(() => (writes += 1));
    const seenAfter = async (minutes: number) => {
      now = begun + minutes * MINUTE;
      await sessions.viewerOf(token);
      await sessions.flush();
      const [session] = await sessions.list(1, token);
      return ((session?.lastSeenAt ?? 0) - begun) / MINUTE;
    };
    expect([await seenAfter(50), writes]).toEqual([0, 0]);
    expect([await seenAfter(70), writes]).toEqual([70, 1]);
    expect([await seenAfter(100), writes]).toEqual([70, 1]);
    expect([await seenAfter(131), writes]).toEqual([131, 2]);
  });

  it('of admins end for good when they were not used for twelve hours', async () => {
    let now = Date.now();
    const sessions = createSessions(server.db, () => now, createEvents());
    const [admin, member] = [await sessions.start(2, ''), await sessions.start(1, '')];
    const after = async (minutes: number, isUse = true) => {
      now += minutes * MINUTE;
      return (await sessions.viewerOf(admin, isUse))?.id ?? null;
    };
    expect(await after(719)).toBe(2);
    // An unwritten use counts, and an open stream is no use.
    await sessions.endIdle();
    expect(await after(719, false)).toBe(2);
    expect(await after(1)).toBeNull();
    expect(await sessions.list(2, admin)).toEqual([]);
    expect((await sessions.list(2, admin, true))[0]).toMatchObject({ endedAt: now });
    await sessions.endIdle();
    now -= 2 * MINUTE;
    expect(await sessions.viewerOf(admin)).toBeNull();
    expect((await sessions.viewerOf(member))?.id).toBe(1);
  });

  it('store only the visible and needed part of a browser’s name', async () => {
    const sessions = createSessions(server.db, Date.now, createEvents());
    const token = await sessions.start(2, `\u0000${'x'.repeat(400)}`);
    const [session] = await sessions.list(2, token);
    expect(session).toMatchObject({ userAgent: 'x'.repeat(300), isCurrent: true });
  });

  it('are not cached past their end, however they end', async () => {
    const sessions = createSessions(server.db, Date.now, createEvents());
    const [kept, other] = [await sessions.start(3, ''), await sessions.start(3, '')];
    for (const token of [kept, other]) expect(await sessions.viewerOf(token)).not.toBeNull();
    expect(await sessions.endOthers(3, kept)).toBe(1);
    expect(await sessions.viewerOf(other)).toBeNull();
    const [session] = await sessions.list(3, kept);
    expect(await sessions.endOne(4, session?.id ?? '')).toBe(false);
    expect(await sessions.viewerOf(kept)).not.toBeNull();
    expect(await sessions.endOne(3, session?.id ?? '')).toBe(true);
    expect(await sessions.viewerOf(kept)).toBeNull();
  });

  it('survive a failure of the transaction that would end the others', async () => {
    const sessions = createSessions(server.db, Date.now, createEvents());
    const [kept, other] = [await sessions.start(5, ''), await sessions.start(5, '')];
    const failing = () => Promise.reject(new Error('no'));
    await expect(sessions.endOthers(5, kept, failing)).rejects.toThrow('no');
    expect(await sessions.viewerOf(other)).not.toBeNull();
  });
});
