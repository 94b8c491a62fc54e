import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../../endpoints';
import type { Endpoint } from '../../endpoints/define';
import { can, type Action } from '../../policies';
import type { AuditKind } from '../../rules/admin/audit';
import { samples } from '../support/samples';
import { SUBJECT_ADMIN_KEY, type StartSubject } from '../support/subject';
import { accountOf, ADMIN_ID, MEMBER_ID, signUp, useWorld, type World } from '../support/world';
import { publish, textPost } from '../support/writing';

const by = { userId: ADMIN_ID, userName: accountOf(2).user_name };

// The types require every action of the policies here.
const actions = Object.keys({
  'post.create': true,
  'post.read': true,
  'post.update': true,
  'post.delete': true,
  'post.hide': true,
  'report.create': true,
  'member.block': true,
  'comment.read': true,
  'comment.update': true,
  'comment.delete': true,
  'member.readPrivate': true,
  'member.update': true,
} satisfies Record<Action, true>) as Action[];

/** A published record of another member. */
const others = { id: 7, authorId: 7, isConfirmed: true, isBlinded: false };
const member = { id: 8, adminLevel: 0 };
const admin = { id: 9, adminLevel: 1 };
const hidden = { companion_visible: false };

/** Actions on other members' content that only admins may do. */
const powers = actions.filter(
  (action) => can(admin, action, others) && !can(member, action, others),
);

/** Calls that let only admins change something, except `recordFixture`, which only serves them. */
const calls = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .filter(([, { access, method }]) => access.startsWith('admin') && method !== 'GET')
  .map(([name]) => name)
  .filter((name) => name !== 'recordFixture');

/** Carries out an admin's action and returns its subject. */
type Act = (world: World) => Promise<string>;

const done = (subject: string, call: Promise<unknown>) => call.then(() => subject);

async function comment(world: World): Promise<string> {
  const id = await publish(world, textPost('댓글이 달릴 글'));
  const body = { content: '관리자가 손댈 댓글' };
  return (await world.member.ok('createComment', { id, body })).comment.commentId;
}

/** A new account without dependents, as the subject of an admin's action. */
async function suspended(world: World): Promise<string> {
  const { id } = await signUp(world.subject);
  await world.admin.ok('suspendMember', { id, body: { reason: '광고' } });
  return id;
}

async function pinned(world: World): Promise<string> {
  const id = await publish(world, textPost('고정할 글'));
  await world.admin.ok('pinPost', { id, body: { scope: 'site' } });
  return id;
}

const waiting = async ({ member: author }: World) =>
  (await author.ok('createPost', { body: textPost('결정을 기다리는 글') })).postId;

const saved = async (world: World, name: string) =>
  (await world.admin.ok('saveQuery', { body: { name, query: 'SELECT 1' } })).query.queryId;

const decide =
  (call: 'confirmPosts' | 'rejectPosts' | 'removePosts'): Act =>
  async (world) => {
    const postId = await waiting(world);
    await world.admin.ok(call, { body: { postId, reason: '광고' } });
    return postId;
  };

const proofs: Record<string, [kind: AuditKind, act: Act]> = {
  confirmPosts: ['post.confirm', decide('confirmPosts')],
  rejectPosts: ['post.reject', decide('rejectPosts')],
  removePosts: ['post.delete', decide('removePosts')],
  undoReview: [
    'post.undo',
    async (world) => {
      const postId = await publish(world, textPost('되돌렸다가 되살릴 글'));
      const { bulkId } = await world.admin.ok('confirmPosts', {
        body: { postId, is_confirmed: false, reason: '사유' },
      });
      await world.admin.ok('undoReview', { body: { bulkId } });
      return postId;
    },
  ],
  pinPost: ['post.pin', pinned],
  unpinPost: [
    'post.unpin',
    async (world) => {
      const id = await pinned(world);
      await world.admin.ok('unpinPost', { id });
      return id;
    },
  ],
  resolveReports: [
    'report.resolve',
    async (world) => {
      const targetId = await publish(world, textPost('신고될 글'));
      const body = { targetType: 'post', targetId };
      const reporter = await signUp(world.subject);
      await reporter.ok('createReport', { body: { ...body, reason: 'spam' } });
      await world.admin.ok('resolveReports', { body: { ...body, action: 'dismiss' } });
      return targetId;
    },
  ],
  suspendMember: ['member.suspend', suspended],
  liftSuspension: [
    'member.lift',
    async (world) => {
      const id = await suspended(world);
      await world.admin.ok('liftSuspension', { id });
      return id;
    },
  ],
  setAdminLevel: [
    'member.level',
    async (world) => {
      const { id } = await signUp(world.subject);
      await world.admin.ok('setAdminLevel', { id, body: { admin_level: 1 } });
      return id;
    },
  ],
  endMemberSessions: [
    'member.sessions',
    ({ admin }) => done('user3', admin.ok('endMemberSessions', { id: 'user3' })),
  ],
  updateAdminSettings: [
    'settings.update',
    ({ admin }) => done('settings', admin.ok('updateAdminSettings', { body: hidden })),
  ],
  updateModeration: [
    'moderation.update',
    ({ admin }) => done('settings', admin.ok('updateModeration', { body: { blindAfter: 7 } })),
  ],
  createSphere: [
    'sphere.create',
    async ({ admin }) =>
      (await admin.ok('createSphere', { body: { name: '기록될 스피어' } })).sphere.id,
  ],
  updateSphere: [
    'sphere.update',
    ({ admin }) =>
      done('sphere2', admin.ok('updateSphere', { id: 'sphere2', body: { description: '소개' } })),
  ],
  orderSpheres: [
    'sphere.order',
    ({ admin }) => done('spheres', admin.ok('orderSpheres', { body: { ids: ['sphere9'] } })),
  ],
  runQuery: [
    'query.run',
    async (world) => {
      const body = { query: 'SELECT 1', adminKey: SUBJECT_ADMIN_KEY };
      await world.admin.ok('runQuery', { body });
      return 'query';
    },
  ],
  saveQuery: ['query.save', (world) => saved(world, '남는 쿼리')],
  removeSavedQuery: [
    'query.remove',
    async (world) => {
      const id = await saved(world, '지울 쿼리');
      await world.admin.ok('removeSavedQuery', { id });
      return id;
    },
  ],
  removeSavedQueryByBody: [
    'query.remove',
    async (world) => {
      const queryId = await saved(world, '본문으로 지울 쿼리');
      await world.admin.ok('removeSavedQueryByBody', { body: { queryId } });
      return queryId;
    },
  ],
  importVideosByPost: [
    'video.import',
    ({ admin }) => done('videos', admin.ok('importVideosByPost', samples.importVideosByPost)),
  ],
  saveVideos: [
    'video.save',
    async (world) => {
      await world.admin.ok('saveVideos', samples.saveVideos);
      return 'videos';
    },
  ],
  undoImport: [
    'video.undo',
    async (world) => {
      const videos = [{ id: 'jNQXAC9IVRw', snippet: { title: '되돌릴 영상' } }];
      const { batchId } = await world.admin.ok('saveVideos', { body: { videos } });
      await world.admin.ok('undoImport', { id: batchId ?? '' });
      return 'videos';
    },
  ],
  redoImport: [
    'video.redo',
    async (world) => {
      const videos = [{ id: 'jNQXAC9IVRv', snippet: { title: '되살릴 영상' } }];
      const { batchId } = await world.admin.ok('saveVideos', { body: { videos } });
      await world.admin.ok('undoImport', { id: batchId ?? '' });
      await world.admin.ok('redoImport', { id: batchId ?? '' });
      return 'videos';
    },
  ],
  'post.update': [
    'post.update',
    async (world) => {
      const id = await publish(world, textPost('관리자가 고칠 글', '제목'));
      await world.admin.ok('updatePost', { id, body: { title: '관리자가 고친 제목' } });
      return id;
    },
  ],
  'post.delete': [
    'post.delete',
    async (world) => {
      const id = await publish(world, textPost('관리자가 지울 글'));
      await world.admin.ok('deletePost', { id });
      return id;
    },
  ],
  'comment.update': [
    'comment.update',
    async (world) => {
      const id = await comment(world);
      await world.admin.ok('updateComment', { id, body: { content: '관리자가 고친 댓글' } });
      return id;
    },
  ],
  'comment.delete': [
    'comment.delete',
    async (world) => {
      const id = await comment(world);
      await world.admin.ok('deleteComment', { id });
      return id;
    },
  ],
};

/** Every change by an admin leaves an entry in the audit. */
export function auditedSuite(start: StartSubject): void {
  describe('the audit of admins', () => {
    const world = useWorld(start);
    const latest = async () =>
      (await world.admin.ok('listAudit', { query: { limit: 1 } })).entries[0];

    it('tests each call of admins, and each power that only admins have over others', () => {
      expect(Object.keys(proofs).sort()).toEqual([...calls, ...powers].sort());
    });

    it('gets one entry per action, with its actor and subject', async () => {
      for (const [name, [kind, act]] of Object.entries(proofs)) {
        const subject = await act(world);
        expect(await latest(), name).toMatchObject({ kind, by, subject });
      }
    });

    it('names the changed fields and the author, but not the changed text', async () => {
      const id = await publish(world, textPost('남지 않을 말', '남지 않을 제목'));
      await world.admin.ok('updatePost', {
        id,
        body: { title: '새로 쓴 제목', blocks: textPost('새로 쓴 말').blocks },
      });
      const entry = await latest();
      const about = { userId: MEMBER_ID, userName: accountOf(1).user_name };
      expect(entry).toMatchObject({ subject: id, about, detail: 'title, blocks' });
      expect(JSON.stringify(entry)).not.toMatch(/남지 않을|새로 쓴/);
      const { timeline } = await world.admin.ok('getReviewDetail', { id });
      expect(timeline.filter(({ kind }) => kind === 'changed')).toMatchObject([{ by }]);
      // Repeating it changes nothing, so there is nothing to record.
      await world.admin.ok('updatePost', { id, body: { title: '새로 쓴 제목' } });
      expect(await latest()).toEqual(entry);
    });

    it('gets no entries when members and admins change their own content', async () => {
      const before = await latest();
      for (const author of [world.member, world.admin]) {
        const { postId: id } = await author.ok('createPost', { body: textPost('자기 글') });
        await author.ok('updatePost', { id, body: { title: '자기가 고친 제목' } });
        const body = { content: '자기 댓글' };
        const { commentId } = (await author.ok('createComment', { id, body })).comment;
        await author.ok('updateComment', { id: commentId, body: { content: '고친 댓글' } });
        await author.ok('deleteComment', { id: commentId });
        await author.ok('deletePost', { id });
      }
      expect(await latest()).toEqual(before);
    });
  });
}
