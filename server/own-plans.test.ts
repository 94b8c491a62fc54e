import { rewardEntry } from '@contract/rules/companion/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSignIns } from './tables/audit';
import { listAudit } from './tables/audit-list';
import { listActivity } from './tables/activity';
import { listDevices } from './tables/device';
import { insertEntry } from './tables/ledger';
import { findCompanion } from './tables/companion';
import { findGarden } from './tables/garden';
import { listByAuthor, listMarked, type MarkedList } from './tables/member-posts';
import { listLikedComments } from './tables/comment-like';
import { listOwnComments } from './tables/own-comments';
import { listPlants } from './tables/plant';
import { findProfile } from './tables/profile';
import { findSession, listSessions } from './tables/session';
import { listUploadsBy } from './tables/upload';
import { planOf } from './testing/plans';
import { startSqlite, type TestServer } from './testing/subject';

const START = { at: Number.MAX_SAFE_INTEGER, id: 2 ** 31 - 1, limit: 21 };
const MEMBER = { memberId: 1, seesAll: 0 };

// For a member with ten thousand posts, no page may read ten thousand rows.
describe('query plans of a member’s own lists', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSqlite();
  });
  afterAll(() => server.close());

  it.each([
    { pending: false, omitHidden: false },
    { pending: true, omitHidden: false },
    { pending: false, omitHidden: true },
  ])('walk an author’s posts in their order: %j', async (shape) => {
    const wanted = { authorId: 1, viewerId: 2, ...START };
    const plan = await planOf(server, (runner) => listByAuthor(runner, shape, wanted));
    expect(plan).toContain('INDEX post_own (author_id=? AND');
    expect(plan).not.toContain('TEMP B-TREE');
  });

  it.each<[MarkedList, string]>([
    ['liked', 'INDEX reaction_own (member_id=? AND'],
    ['saved', 'saved_post_member_id_created_at_post_id_index (member_id=? AND'],
    ['hidden', 'hidden_post_member_id_created_at_post_id_index (member_id=? AND'],
  ])('walk %s posts in their order', async (list, index) => {
    const plan = await planOf(server, (runner) =>
      listMarked(runner, list, { ...MEMBER, ...START }),
    );
    expect(plan).toContain(index);
    expect(plan).not.toContain('TEMP B-TREE');
  });

  it.each([true, false])('walk own comments in their order, with all of them: %s', async (all) => {
    const plan = await planOf(server, (runner) =>
      listOwnComments(runner, all, { ...MEMBER, ...START }),
    );
    expect(plan).toContain('INDEX comment_own (author_id=? AND');
    expect(plan).not.toContain('TEMP B-TREE');
  });

  it('walk the ledger in its order', async () => {
    const plan = await planOf(server, (runner) => listActivity(runner, { ...MEMBER, ...START }));
    expect(plan).toContain('ledger_member_id_created_at_id_index (member_id=? AND');
    expect(plan).not.toMatch(/TEMP B-TREE|SCAN/);
  });

  it('see by index whether a reward was given, and how many rows of it today has', async () => {
    const like = rewardEntry('like_give', 1, 0);
    const plan = await planOf(server, (runner) => insertEntry(runner, 1, like, 0));
    expect(plan).toContain('ledger_member_id_action_subject_id_occasion_unique (member_id=? AND');
    expect(plan).toContain('ledger_member_id_created_at_id_index (member_id=? AND created_at>?');
    expect(plan).not.toContain('SCAN ledger');
  });

  it('find a profile and sessions by index', async () => {
    const profile = await planOf(server, (runner) => findProfile(runner, { id: 1, viewerId: 2 }));
    expect(profile).toContain('INDEX post_own (author_id=?');
    const session = await planOf(server, (runner) => findSession(runner, 'hash', 1));
    expect(session).not.toContain('SCAN');
    for (const withEnded of [false, true]) {
      const sessions = await planOf(server, (runner) =>
        listSessions(runner, { withEnded }, { memberId: 1, now: 1 }),
      );
      expect(sessions).toContain('session_member_id_index');
    }
  });

  it('walk sign-ins in their order, and find devices by index', async () => {
    const plan = await planOf(server, (runner) => listSignIns(runner, { subject: '', ...START }));
    expect(plan).toContain('INDEX audit_sign_ins (subject=? AND');
    expect(plan).not.toContain('TEMP B-TREE');
    const devices = await planOf(server, (runner) => listDevices(runner, { memberId: 1 }));
    expect(devices).toContain('device_member (member_id=?');
  });

  it.each([
    { shape: { who: 'id', kind: false, cursor: true }, index: 'audit_actor (actor_id=? AND' },
    { shape: { who: null, kind: true, cursor: true }, index: 'audit_kind (action=? AND' },
    { shape: { who: null, kind: false, cursor: true }, index: 'audit_created (created_at>? AND' },
  ] as const)(
    'walk the audit in its order by the index of its filter: $index',
    async ({ shape, index }) => {
      const found = { memberId: 1, name: '', email: '' };
      const wanted = { ...found, kind: 'settings.update', from: 0, before: 2 ** 52 };
      const args = { ...wanted, createdAt: 2 ** 52, id: 2 ** 31 - 1, limit: 21, offset: 0 };
      const plan = await planOf(server, (runner) => listAudit(runner, shape, args));
      expect(plan).toContain(`INDEX ${index}`);
      expect(plan).not.toContain('TEMP B-TREE');
    },
  );

  it('find liked comments and sent pictures by index', async () => {
    const likes = await planOf(server, (runner) => listLikedComments(runner, { memberId: 1 }));
    expect(likes).toContain('comment_like_member_id_index (member_id=?');
    expect(likes).not.toContain('SCAN');
    const uploads = await planOf(server, (runner) => listUploadsBy(runner, { memberId: 1 }));
    expect(uploads).toContain('upload_member_id_index (member_id=?');
  });

  it('find a companion and a garden by index', async () => {
    const companion = await planOf(server, (runner) => findCompanion(runner, { memberId: 1 }));
    expect(companion).toContain('SEARCH companion USING');
    const plants = await planOf(server, (runner) => listPlants(runner, { memberId: 1 }));
    expect(plants).toContain('plant_member_id_index (member_id=?');
    expect(plants).not.toContain('TEMP B-TREE');
    const garden = await planOf(server, (runner) => findGarden(runner, { memberId: 1 }));
    expect(garden).toContain('INDEX post_own (author_id=?');
    expect(garden).toContain('INDEX comment_own (author_id=?');
    expect(garden).not.toMatch(/SCAN (?:post|comment|member|plant)\b/);
  });
});
