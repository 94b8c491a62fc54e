import { describe, expect, it } from 'vitest';
import { PINS_MOST } from '../../rules/posts/pins';
import { errorTexts, reasonTexts, validationTexts } from '../../texts';
import { pinnedFixtures } from '../support/expected';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

/** Announcements of the admins. */
export function noticesSuite(start: StartSubject): void {
  describe('notices', () => {
    const world = useWorld(start);
    const notice = (text: string) => ({ ...textPost(text, `공지: ${text}`), isNotice: true });
    const announce = async (text: string) =>
      (await world.admin.ok('createPost', { body: notice(text) })).post;
    const feed = async (query: Record<string, unknown> = {}) =>
      (await world.guest.ok('getFeed', { query })).data;
    const ids = async (query: Record<string, unknown>) =>
      (await feed(query)).posts.map(({ postId }) => postId);
    const unpin = (id: string) => world.admin.ok('unpinPost', { id });

    it('are public at once and lead the feed of the site', async () => {
      const first = await announce('점검 안내');
      expect(first).toMatchObject({ isNotice: true, isConfirmed: true, isPinned: true });
      const second = await announce('새 기능');
      expect((await ids({})).slice(0, 2)).toEqual([second.postId, first.postId]);
      await unpin(first.postId);
      await unpin(second.postId);
    });

    it('stay in their own list, newest first, without other posts', async () => {
      const id = await publish(world, textPost('공지가 아닌 글'));
      const first = (await announce('첫째')).postId;
      const second = (await announce('둘째')).postId;
      await unpin(second);
      const listed = await ids({ notices: 'true' });
      expect(listed.slice(0, 2)).toEqual([second, first]);
      expect(listed).not.toContain(id);
      // The other filters do not narrow it.
      expect(await ids({ notices: 'true', q: '둘째', sphereId: 1, sort: 'popular' })).toEqual(
        listed,
      );
      const page = await feed({ notices: 'true', limit: 1 });
      expect(page.posts.map(({ postId }) => postId)).toEqual([second]);
      const cursor = page.pagination.nextCursor ?? '';
      expect(await ids({ notices: 'true', limit: 1, cursor })).toEqual([first]);
      expect(await ids({ notices: 'true', limit: 1, page: 2 })).toEqual([first]);
      await world.admin.ok('deletePost', { id: second });
      expect(await ids({ notices: 'true' })).not.toContain(second);
      await unpin(first);
    });

    it('do not wait for review when their author changes them', async () => {
      const { postId: id } = await announce('고칠 공지');
      const body = textPost('고친 공지');
      const { post } = await world.admin.ok('updatePost', { id, body });
      expect(post).toMatchObject({ isNotice: true, isConfirmed: true, content: '고친 공지' });
      await unpin(id);
    });

    it('are written by admins alone, and not in a sphere', async () => {
      const refused = await world.member.fails('createPost', 'FORBIDDEN', { body: notice('가짜') });
      expect(refused.error).toBe(errorTexts.FORBIDDEN);
      const body = { ...notice('스피어의 공지'), sphereId: 1 };
      const { issues } = await world.admin.fails('createPost', 'VALIDATION', { body });
      expect(issues).toEqual([{ path: 'sphereId', message: validationTexts.noticeSphere }]);
      const { postId: id } = await announce('옮길 공지');
      const moved = await world.admin.fails('updatePost', 'VALIDATION', {
        id,
        body: { sphereId: 1 },
      });
      expect(moved.issues).toEqual(issues);
      await unpin(id);
    });

    it('need room among the pinned posts', async () => {
      const pinned: string[] = [];
      for (let at = pinnedFixtures; at < PINS_MOST; at += 1) {
        pinned.push((await announce(`자리 ${at}`)).postId);
      }
      const before = await ids({ notices: 'true' });
      const { error } = await world.admin.fails('createPost', 'CONFLICT', { body: notice('넘침') });
      expect(error).toBe(reasonTexts.pinsMany);
      expect(await ids({ notices: 'true' })).toEqual(before);
      for (const id of pinned) await unpin(id);
    });
  });
}
