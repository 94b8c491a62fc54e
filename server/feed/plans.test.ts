import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFeed, listOwnPending, readMarks, type FeedShape } from '../tables/feed';
import { listBestComments } from '../tables/best-comments';
import { listComments } from '../tables/comment';
import { listFavorites } from '../tables/favorite-video';
import { countUnread, listNotifications } from '../tables/notification-list';
import { listReports } from '../tables/report';
import { findSharingPost } from '../tables/post-link';
import { listReviewPosts } from '../tables/review';
import { listWords } from '../tables/search-words';
import { planOf as plan } from '../testing/plans';
import { startSqlite, type TestServer } from '../testing/subject';
import { planFeed } from './query';

// SQLite plans without statistics here as in production, so an almost empty database shows the
// plans of a full one: each list must walk its own index, in its order, from the start of the page.
// The mentions of a comment are a short list within its row.
const SCANS = /SCAN (?!CONSTANT|kept VIRTUAL TABLE)|TEMP B-TREE/;

describe('query plans', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSqlite();
  });
  afterAll(() => server.close());

  const planOf = (ask: Parameters<typeof plan>[1]) => plan(server, ask);

  const base = planFeed('sqlite', { page: 1, limit: 10 }, 1, Date.now());
  const feedPlan = (shape: Partial<FeedShape>) =>
    planOf((runner) => listFeed(runner, { ...base.shape, ...shape }, base.args));
  const latest = { order: 'latest' } as const;

  it.each<[string, Partial<FeedShape>]>([
    ['post_latest', {}],
    ['post_latest (', { cursor: true }],
    ['post_latest', { offset: true }],
    ['post_latest', { viewer: false }],
    ['post_sphere (sphere_id=?', { sphere: true, pins: 'sphere' }],
    ['post_sphere (sphere_id=?', { ...latest, sphere: true }],
    ['post_sphere (sphere_id=?', { ...latest, sphere: true, timing: true, offset: true }],
    ['post_sphere (sphere_id=?', { ...latest, sphere: true, content: true, offset: true }],
    ['post_timing (timing=?', { ...latest, timing: true, content: true, offset: true }],
    ['post_sphere (sphere_id=? AND', { ...latest, sphere: true, cursor: true }],
    ['post_timing (timing=?', { ...latest, timing: true }],
    ['post_content (content_category=?', { ...latest, content: true, cursor: true }],
    ['post_content (content_category=?', { ...latest, content: true, offset: true }],
    ['post_popular', { order: 'popular' }],
    ['post_popular', { order: 'popular', timing: true, content: true, offset: true }],
    ['post_popular (<expr><?', { order: 'popular', cursor: true }],
    ['post_sphere_popular (sphere_id=?)', { order: 'popular', sphere: true, content: true }],
    ['post_sphere_popular (sphere_id=?)', { order: 'popular', sphere: true, offset: true }],
    [
      'post_sphere_discussed (sphere_id=? AND <expr><?)',
      { order: 'comments', sphere: true, timing: true, cursor: true },
    ],
    ['post_popular', { order: 'popular', timing: true }],
    ['post_discussed (<expr><?', { order: 'comments', content: true, cursor: true }],
    ['post_popular_today (<expr>=?', { order: 'popular', period: 'today' }],
    ['post_popular_week (<expr>=?', { order: 'popular', period: 'week', sphere: true }],
    ['post_popular_week (<expr>=?', { order: 'popular', period: 'week' }],
    ['post_popular_month (<expr>=? AND', { order: 'popular', period: 'month', cursor: true }],
    ['post_discussed', { order: 'comments' }],
    ['post_notices', { ...latest, notices: true }],
    ['post_notices (published_at<?', { ...latest, notices: true, cursor: true }],
    ['post_latest (published_at=?', { ...latest, search: true }],
    ['post_latest (published_at=?', { ...latest, search: true, cursor: true }],
  ])('walk %s for %j', async (index, shape) => {
    const plan = await feedPlan(shape);
    expect(plan).toContain(`INDEX ${index}`);
    // A page by number sorts the ten rows it found; nothing else sorts.
    if (!shape.offset) expect(plan).not.toContain('TEMP B-TREE');
    if (shape.viewer === false) return;
    expect(plan).not.toMatch(/SCAN (?:hidden_post|block|report|viewer)\b/);
    // A page by number skips hidden posts by lists; other pages look up for each row whether the
    // viewer hides it. Both only for a member who hides anything.
    const keys = shape.offset
      ? [['member_id'], ['member_id'], ['member_id', 'target_type']]
      : [
          ['member_id', 'post_id'],
          ['member_id', 'blocked_id'],
          ['member_id', 'target_type', 'target_id'],
        ];
    for (const [at, table] of ['hidden_post', 'block', 'report'].entries()) {
      const sought = keys[at]?.map((key) => `${key}=\\?`).join(' AND ');
      expect(plan).toMatch(new RegExp(`SEARCH ${table} USING .+ \\(${sought}\\)`));
    }
  });

  it.each([{ cursor: false, offset: false }, { cursor: true, offset: false }, { offset: true }])(
    'take the newest posts of each followed member from the index of their author: %j',
    async (shape) => {
      const plan = await feedPlan({ ...latest, following: true, ...shape });
      expect(plan).toMatch(/SEARCH follow USING .*INDEX \S+ \(member_id=\?\)/);
      expect(plan).toContain('SEARCH post USING INDEX post_first_confirmed (author_id=?');
      expect(plan).not.toMatch(/SCAN (?:follow|post|listed)/);
    },
  );

  it('find a viewer’s muted words by index alone', async () => {
    const query = { postId: 1, viewerId: 1, cursor: [], limit: 31 };
    const plan = await planOf((runner) => listComments(runner, query));
    expect(plan).toMatch(/SEARCH viewer USING INTEGER PRIMARY KEY/);
    expect(plan).not.toMatch(SCANS);
  });

  it.each([
    ['latest', [], 'comment_thread_latest (post_id=?)'],
    ['latest', [1, 2], 'comment_thread_latest (post_id=? AND id<?)'],
    ['popular', [], 'comment_thread_liked (post_id=?)'],
    ['popular', [1, 2, 3], 'comment_thread_liked (post_id=? AND like_count<?)'],
  ] as const)('walk threads by their index: %s %j', async (sort, cursor, index) => {
    const query = { postId: 1, viewerId: 1, sort, cursor: [...cursor], limit: 31 };
    const plan = await planOf((runner) => listComments(runner, query));
    expect(plan).toContain(`INDEX ${index}`);
    expect(plan).toMatch(/SEARCH comment USING INDEX \S+ \(post_id=\? AND root_id=\?\)/);
    expect(plan).not.toMatch(SCANS);
  });

  it('find the best comments of a post by their index', async () => {
    const plan = await planOf((runner) => listBestComments(runner, { postId: 1, viewerId: 1 }));
    expect(plan).toContain('INDEX comment_best (post_id=?');
    expect(plan).not.toMatch(SCANS);
  });

  it('read only open reports, and favourite videos in the order of their index', async () => {
    const args = { createdAt: 0, id: 0, limit: 21, offset: 0 };
    for (const cursor of [false, true]) {
      const reports = await planOf((runner) =>
        listReports(runner, { state: 'open', cursor }, args),
      );
      expect(reports).toMatch(/report USING (?:COVERING )?INDEX report_open/);
      expect(reports).not.toMatch(/SCAN (?:post|comment|member)/);
    }
    const videos = await planOf((runner) => listFavorites(runner, { memberId: 1, limit: 500 }));
    expect(videos).toMatch(/INDEX favorite_video_member_id_created_at_video_id_index/);
  });

  it('find the posts that share a link by the link', async () => {
    const sought = { since: 0, viewerId: 1 };
    const plan = await planOf((runner) => findSharingPost(runner, 'youtube:0nTO4zSEpOs', sought));
    expect(plan).toMatch(/SEARCH post_link USING .*INDEX post_link_link_index \(link=\?\)/);
    expect(plan).not.toContain('SCAN');
  });

  it('find words by initial consonants in a range of their index', async () => {
    const plan = await planOf((runner) => listWords(runner, 'ㄱㅊ'));
    expect(plan).toContain(
      'SEARCH search_word USING COVERING INDEX search_word_initials_words_index (initials>? AND initials<?)',
    );
    expect(plan).not.toContain('SCAN');
  });

  it('list notifications in their order, and count unread ones by a separate index', async () => {
    const args = { memberId: 1, createdAt: 0, id: 0, limit: 21 };
    const list = await planOf((runner) => listNotifications(runner, null, args));
    expect(list).toMatch(/INDEX notification_latest \(member_id=\? AND/);
    const count = await planOf(async (runner) => {
      await countUnread(runner, { memberId: 1 });
    });
    expect(count).toMatch(/INDEX notification_unread \(member_id=\?/);
    for (const plan of [list, count]) {
      expect(plan).not.toMatch(/SCAN (?!CONSTANT)|TEMP B-TREE FOR ORDER/);
      expect(plan).toMatch(/SEARCH block .+\(member_id=\? AND blocked_id=\?\)/);
    }
  });

  it('find the viewer’s marks and pending posts by index alone', async () => {
    const marks = await planOf((runner) => readMarks(runner, 1, [1, 2, 3]));
    expect(marks).toContain('post_own_pending (author_id=?');
    expect(marks).not.toContain('SCAN');
    const own = await planOf((runner) => listOwnPending(runner, { viewerId: 1 }));
    expect(own).toContain('post_own_pending (author_id=?');
    expect(own).not.toContain('TEMP B-TREE');
  });

  it.each([
    ['pending', 'post_pending'],
    ['confirmed', 'post_confirmed'],
    ['all', 'post_created'],
  ] as const)('list %s posts for review by %s', async (state, index) => {
    const args = { q: '', createdAt: 0, id: 0, limit: 21, offset: 0 };
    const shape = { state, search: false, cursor: false };
    const plan = await planOf((runner) => listReviewPosts(runner, shape, args));
    expect(plan).toContain(`INDEX ${index}`);
    expect(plan).not.toContain('TEMP B-TREE');
  });
});
