import { SUBJECT_ADMIN_KEY } from '@contract/conformance/support/subject';
import { problemTexts } from '@contract/statusTexts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from './database';
import { openReplica } from './database/replica';
import { lockStart } from './database/start-lock';
import { createLog } from './lib/log';
import { createMetrics } from './metrics';
import { ask, signIn, type Asked } from './testing/http';
import { seedPostgres, type SeededPostgres } from './testing/postgres';
import { runSql, startStandby, type Standby } from './testing/standby';
import { serve, type TestServer } from './testing/subject';

const TOKEN = 'the-token-of-the-metrics';
/** Only a test that wants it finds the replica late. */
const TIMES = { every: 20, check: 2_000, read: 2_000, lag: 3_600_000 };

/** Someone at a browser, which keeps the cookies of answers. */
function browser(session = '') {
  const jar = new Map<string, string>();
  const keep = (pair: string) => jar.set(...(pair.split('=', 2) as [string, string]));
  if (session !== '') keep(session);
  return async (server: TestServer, path: string, asked: Asked = {}) => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const answer = await ask(server, path, { ...asked, cookie });
    for (const line of answer.headers.getSetCookie()) keep(line.split(';')[0] ?? '');
    expect(answer.status).toBeLessThan(300);
    return answer.text();
  };
}

const FEED = '/api/posts/feed';
/** Takes back a like that the demo member has given. */
const UNLIKE = { method: 'POST', body: { type: 'like', on: false } };

interface Shown {
  postId: string;
  likeCount: number;
}
const postsOf = (feed: string) => (JSON.parse(feed) as { data: { posts: [Shown] } }).data.posts;

// A given server's files may be on another machine.
describe.skipIf(process.env.TEST_POSTGRES_URL)('a replica of PostgreSQL', () => {
  let seeded: SeededPostgres;
  let standby: Standby;
  beforeAll(async () => {
    seeded = await seedPostgres(inject('postgresUrl'));
    standby = await startStandby(inject('postgresUrl'));
  });
  afterAll(async () => {
    await standby.stop();
    await standby.remove();
    await seeded.drop();
  });

  const pause = () => runSql(standby.urlOf('postgres'), 'SELECT pg_wal_replay_pause()');
  const resume = () => runSql(standby.urlOf('postgres'), 'SELECT pg_wal_replay_resume()');

  let copy: Awaited<ReturnType<SeededPostgres['copy']>>;
  let readUrl: string;
  let logged: string[];
  let closing: (() => Promise<unknown>)[];
  beforeEach(async () => {
    copy = await seeded.copy();
    readUrl = standby.urlOf(new URL(copy.url).pathname.slice(1));
    [logged, closing] = [[], []];
    // The standby gets it, too.
    await expect.poll(() => runSql(readUrl, 'SELECT 1').catch(() => [])).toHaveLength(1);
  });
  afterEach(async () => {
    await resume().catch(() => undefined);
    for (const close of closing) await close();
    await copy.drop();
  });

  /** A process of the site. Its time stands still: its caches last until something drops them. */
  async function startOne(times = TIMES) {
    const log = createLog({ write: (line: string) => void logged.push(line) });
    const db = openDatabase({ engine: 'postgres', url: copy.url });
    const replica = openReplica(readUrl, db, log, times);
    const now = Date.now();
    const { username: role } = new URL(copy.queryUrl);
    const queryUrl = readUrl.replace('mulbit:mulbit', `${role}:${role}`);
    const metrics = createMetrics(TOKEN);
    const parts = { replica, log, now: () => now, metrics, queryUrl };
    const server = await serve(db, parts, () => replica.close());
    closing.push(() => server.close());
    await expect.poll(replica.state).toBe('current');
    return { server, replica, db };
  }

  /** The states of replicas that the log tells. */
  const states = () =>
    logged.flatMap((line) => {
      const { msg, replica } = JSON.parse(line) as { msg: string; replica?: string };
      return msg === 'the replica answers readers' ? 'current' : (replica ?? []);
    });

  it('answers readers, but nothing that has to be exact', async () => {
    const { server, db } = await startOne();
    const [member, admin] = [await signIn(server, 'member'), await signIn(server, 'admin')];
    await pause();
    await db.knex('member').update({ user_name: db.knex.raw(`'새 이름 ' || id`) });
    await db.knex('youtube_video').update({ title: '새 이름' });
    const shows = async (path: string, session = '') =>
      (await browser(session)(server, path)).includes('새 이름');
    const lists = [FEED, `${FEED}?q=물`, '/rss.xml', '/api/youtube/videos/ranking'];
    for (const path of [...lists, '/api/posts/post1/detail', '/api/users/user1'])
      expect(await shows(path), path).toBe(false);
    for (const path of [FEED, '/api/me/export'])
      expect(await shows(path, member), path).toBe(false);
    const answered = await ask(server, '/metrics', {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(await answered.text()).toMatch(
      /^mulbit_replica_reads_total{by="replica"} 8\nmulbit_replica_reads_total{by="primary"} 0$/m,
    );
    const body = { query: 'SELECT name FROM sphere LIMIT 1', adminKey: SUBJECT_ADMIN_KEY };
    const queried = await browser(admin)(server, '/api/admin/query', { method: 'POST', body });
    expect(queried).toContain('"data":[{"name":');
    expect(await shows('/api/auth/me', member)).toBe(true);
    expect(await shows('/api/admin/members', admin)).toBe(true);
  });

  it('shows members their own changes at once, in every process', async () => {
    const [{ server: one }, { server: other, db }] = [await startOne(), await startOne()];
    const [member, guest] = [browser(await signIn(one, 'member')), browser()];
    const [{ postId, likeCount: likes }] = postsOf(await guest(other, FEED));
    const likesFor = async (who: typeof guest) =>
      postsOf(await who(other, FEED)).find((post) => post.postId === postId)?.likeCount;
    await pause();
    await member(one, `/api/posts/${postId}/like`, UNLIKE);
    expect(await likesFor(member)).toBe(likes - 1);
    expect(await likesFor(guest)).toBe(likes);
    await resume();
    // The pages that were read before from the replica are dropped as soon as it answers the member.
    await expect
      .poll(async () => {
        expect(await likesFor(member)).toBe(likes - 1);
        return likesFor(guest);
      })
      .toBe(likes - 1);
    // It answers the member again, who may miss what others change.
    await pause();
    await db.knex('post').update({ like_count: 0 });
    expect(await likesFor(member)).toBe(likes - 1);
  });

  it('hides nothing new: what it lacks is looked for in the primary', async () => {
    const { server } = await startOne();
    const author = browser(await signIn(server, 'member'));
    const admin = browser(await signIn(server, 'admin'));
    await pause();
    const blocks = [{ type: 'text', content: '방금 쓴 글' }];
    const made = JSON.parse(await author(server, FEED, { method: 'POST', body: { blocks } })) as {
      postId: string;
    };
    const body = { postIds: [made.postId], is_confirmed: true };
    await admin(server, '/api/admin/posts/confirm', { method: 'POST', body });
    expect(await browser()(server, `/api/posts/${made.postId}/detail`)).toContain('방금 쓴 글');
  });

  it('is not used while it is too far behind', async () => {
    const { server, db, replica } = await startOne({ ...TIMES, lag: 100 });
    await pause();
    await db.knex('post').update({ like_count: 7 });
    await expect.poll(replica.state).toBe('late');
    expect(postsOf(await browser()(server, FEED))[0].likeCount).toBe(7);
    const admin = browser(await signIn(server, 'admin'));
    expect(await admin(server, '/api/admin/status')).toContain(problemTexts.replicaLate);
    await resume();
    await expect.poll(replica.state).toBe('current');
    expect(states()).toEqual(['current', 'late', 'current']);
  });

  it('leaves its readers to the primary while it is silent or away', async () => {
    const { server, replica } = await startOne();
    const read = () => browser()(server, '/api/spheres');
    await read();
    const sql = 'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <>';
    const backends = await runSql<{ pid: number }>(readUrl, `${sql} pg_backend_pid()`);
    for (const { pid } of backends) process.kill(pid, 'SIGSTOP');
    await read();
    for (const { pid } of backends) process.kill(pid, 'SIGCONT');
    await standby.stop();
    await read();
    await expect.poll(replica.state).toBe('away');
    await read();
    await standby.start();
    await expect.poll(replica.state).toBe('current');
    expect(states()).toEqual(['current', 'away', 'current']);
  });

  it('is refused as the database itself', async () => {
    const config = { engine: 'postgres', url: readUrl } as const;
    await expect(lockStart(config, () => undefined)).rejects.toThrow(
      /읽기 전용.*DATABASE_READ_URL/,
    );
  });
});
