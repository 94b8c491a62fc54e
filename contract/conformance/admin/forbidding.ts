import { describe, expect, it } from 'vitest';
import { forbiddenTexts } from '../../texts';
import type { Moderation } from '../../rules/admin/moderation';
import { commenting } from '../support/commenting';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

/** Words and sites that admins forbid. */
export function forbiddingSuite(start: StartSubject): void {
  describe('forbidden words and sites', () => {
    const world = useWorld(start);
    const comments = commenting(world);
    const set = async (change: Partial<Moderation>) =>
      (await world.admin.ok('updateModeration', { body: change })).moderation;
    const link = (url: string) => ({ title: null, blocks: [{ type: 'link', url }] });

    it('are stored once each, hosts in ASCII', async () => {
      const stored = await set({
        forbiddenWords: [' 카지노 ', '카 지 노', '도박'],
        forbiddenHosts: ['https://www.Bad.example/page', 'bad.example', '나쁨.com'],
      });
      expect(stored.forbiddenWords).toEqual(['카지노', '도박']);
      expect(stored.forbiddenHosts).toEqual(['bad.example', 'xn--910bx31a.com']);
      expect((await world.admin.ok('getModeration')).moderation).toEqual(stored);
      await world.member.fails('updateModeration', 'FORBIDDEN', { body: { forbiddenWords: [] } });
    });

    it('refuse a new post and name the entry', async () => {
      const titled = { body: textPost('본문', '온라인 카지노') };
      const refused = await world.member.fails('createPost', 'FORBIDDEN_CONTENT', titled);
      const message = forbiddenTexts.word('카지노');
      expect(refused.error).toBe(message);
      expect(refused.issues).toEqual([{ path: 'title', message }]);
      const spread = { body: textPost('카\u200B지 노 추천') };
      const { issues } = await world.member.fails('createPost', 'FORBIDDEN_CONTENT', spread);
      expect(issues).toMatchObject([{ path: 'blocks.0.content' }]);
      for (const [body, host] of [
        [link('https://shop.bad.example/a'), 'bad.example'],
        [textPost('주소는 나쁨.com입니다'), '나쁨.com'],
      ] as const) {
        const error = await world.member.fails('createPost', 'FORBIDDEN_CONTENT', { body });
        expect(error.error).toBe(forbiddenTexts.host(host));
      }
      await world.member.ok('createPost', { body: textPost('지도 박물관과 notbad.example') });
    });

    it('refuse the change of a post, which stays as it was', async () => {
      const postId = await publish(world, textPost('바꿀 글', '처음 제목'));
      const body = { title: '도박 이야기' };
      await world.member.fails('updatePost', 'FORBIDDEN_CONTENT', { id: postId, body });
      const { post } = await world.guest.ok('getPostDetail', { id: postId });
      expect(post).toMatchObject({ title: '처음 제목', revision: 0, isConfirmed: true });
      // An admin may change the post of another member in spite of it.
      await world.admin.ok('updatePost', { id: postId, body });
      await world.member.ok('updatePost', { id: postId, body: { title: '고친 제목' } });
    });

    it('refuse comments, also if posts wait for review', async () => {
      const postId = await publish(world, textPost('댓글이 달릴 글'));
      const { commentId } = await comments.write(world.member, postId, '처음 댓글');
      for (const forbiddenAct of ['refuse', 'review'] as const) {
        await set({ forbiddenAct });
        const body = { content: '도박 어때요' };
        await world.member.fails('createComment', 'FORBIDDEN_CONTENT', { id: postId, body });
        const error = await world.member.fails('updateComment', 'FORBIDDEN_CONTENT', {
          ...{ id: commentId, body },
        });
        expect(error.issues).toMatchObject([{ path: 'content' }]);
      }
      const own = (await comments.list(postId)).find((one) => one.commentId === commentId);
      expect(own?.content).toBe('처음 댓글');
    });

    it('send a post to review, whatever the setting says', async () => {
      await world.admin.ok('updateAdminSettings', { body: { review_required: false } });
      await set({ forbiddenAct: 'review' });
      const waiting = await world.member.ok('createPost', { body: textPost('카지노 후기') });
      expect(waiting.post).toMatchObject({ isConfirmed: false, isRewardDue: true });
      await world.guest.fails('getPostDetail', 'NOT_FOUND', { id: waiting.postId });
      const { post, postId } = await world.member.ok('createPost', { body: textPost('좋은 글') });
      expect(post.isConfirmed).toBe(true);
      const edit = (title: string) =>
        world.member.ok('updatePost', { id: postId, body: { title } });
      expect((await edit('고친 글')).post.isConfirmed).toBe(true);
      expect((await edit('도박 글')).post.isConfirmed).toBe(false);
      await world.admin.ok('updateAdminSettings', { body: { review_required: true } });
    });

    it('are no longer looked for when the lists are empty', async () => {
      await set({ forbiddenAct: 'refuse', forbiddenWords: [], forbiddenHosts: [] });
      await world.member.ok('createPost', { body: textPost('카지노와 bad.example') });
    });
  });
}
