import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import type { Notification } from '../../models/notification';
import { createClient } from '../support/client';
import { imageForm, pictures } from '../support/pictures';
import type { StartSubject } from '../support/subject';
import { MEMBER_ID, signUp, useWorld } from '../support/world';
import { textPost } from '../support/writing';

/** The export of everything stored about a member. */
export function exportSuite(start: StartSubject): void {
  describe('the export', () => {
    const world = useWorld(start);

    it('contains the member’s profile, activity and collections', async () => {
      await world.member.ok('savePost', { id: 2 });
      await world.member.ok('savePost', { id: 3 });
      await world.member.ok('hidePost', { id: 9 });
      await world.member.ok('mutePost', { id: 9 });
      await world.member.ok('blockMember', { id: 'user6' });
      await world.member.ok('addFavoriteVideo', { id: 'aqz-KE-bpKQ' });
      const reported = { targetType: 'post', targetId: 4, reason: 'spam', note: '광고입니다' };
      await world.member.ok('createReport', { body: reported });
      const all = await world.member.ok('exportMe');

      expect(all.user).toEqual((await world.member.ok('getUser', { id: MEMBER_ID })).user);
      expect(all.user.email).toBe('member@mulbit.test');
      const query = { limit: 50 };
      const { posts } = await world.member.ok('listMemberPosts', { id: MEMBER_ID, query });
      expect(all.posts.map(({ postId }) => postId)).toEqual(posts.map(({ postId }) => postId));
      const comments = fixtures.comments.filter(({ authorId }) => authorId === 1);
      expect(all.comments).toHaveLength(comments.length);
      const likes = fixtures.posts.filter(({ likedBy }) => likedBy.includes(1));
      const dislikes = fixtures.posts.filter(({ dislikedBy }) => dislikedBy.includes(1));
      expect(all.likes.map(({ postId, type }) => `${type} ${postId}`).sort()).toEqual(
        [
          ...likes.map(({ id }) => `like post${id}`),
          ...dislikes.map(({ id }) => `dislike post${id}`),
        ].sort(),
      );
      expect(all.commentLikes).toEqual(
        fixtures.comments
          .filter(({ likedBy }) => likedBy.includes(1))
          .sort((a, b) => b.id - a.id)
          .map(({ id, postId }) => ({ commentId: `comment${id}`, postId: `post${postId}` })),
      );
      expect(all.commentLikes.length).toBeGreaterThan(0);
      expect(all.saved.map(({ postId }) => postId)).toEqual(['post3', 'post2']);
      expect(all.muted.map(({ postId }) => postId)).toEqual(['post9']);
      expect(all.hidden.map(({ postId }) => postId)).toEqual(['post9']);
      expect(all.favoriteVideos.map(({ videoId }) => videoId)).toEqual(['aqz-KE-bpKQ']);
      expect(all.blocked).toEqual((await world.member.ok('listMyBlocks')).users);
      expect(all.reports.map(({ at: _at, ...report }) => report)).toEqual([
        { ...reported, targetId: 'post4', postId: 'post4' },
      ]);
      const listed = await world.member.ok('listNotifications', { query: { limit: 50 } });
      expect(listed.notifications.length).toBeGreaterThan(0);
      const timeless = (list: Notification[]) => list.map(({ timeAgo: _ago, ...rest }) => rest);
      expect(timeless(all.notifications)).toEqual(timeless(listed.notifications));
      const { spheres } = (await world.member.ok('listSpheres')).data;
      const joined = spheres.filter(({ isJoined }) => isJoined).map(({ id }) => id);
      expect(all.spheres.map(({ id }) => id).sort()).toEqual(joined.sort());
      expect(all.sessions).toEqual((await world.member.ok('listSessions')).sessions);
      const { character, equippedAccessories } = await world.member.ok('getCharacter');
      expect(all.character).toEqual({ ...character, equippedAccessories });
      expect(all.plants).toEqual((await world.member.ok('getGarden')).plants);
      expect(all.ledger).toHaveLength(
        fixtures.ledger.filter((row) => row.memberId === 1 && row.action !== 'opening').length,
      );
      const { entries } = await world.member.ok('listMyActivity', { query });
      const ids = entries.map(({ activityId }) => activityId);
      expect(all.ledger.slice(0, 50).map(({ activityId }) => activityId)).toEqual(ids);
      expect(Math.abs(Date.parse(all.exportedAt) - Date.now())).toBeLessThan(60_000);
    });

    it('contains the liked comments and the uploads', async () => {
      const stranger = await signUp(world.subject);
      const first = await stranger.ok('uploadImage', { form: imageForm(pictures.png) });
      const second = await stranger.ok('uploadImage', { form: imageForm(pictures.webp) });
      const { comments } = await stranger.ok('listComments', { id: 2 });
      const [one, other] = comments.map(({ commentId }) => commentId);
      for (const id of [one, other, one]) await stranger.ok('likeComment', { id: id ?? '' });

      const { commentLikes, uploads } = await stranger.ok('exportMe');
      expect(commentLikes).toEqual([{ commentId: other, postId: 'post2' }]);
      expect(uploads.map(({ at: _at, ...upload }) => upload)).toEqual(
        [second, first].map(({ url, size }) => ({ url, size, width: 3, height: 2 })),
      );
      for (const { at } of uploads) {
        expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
      }
    });

    it('contains the known devices and the sign-ins, without data that identifies a device', async () => {
      const stranger = await signUp(world.subject);
      const { email, password } = stranger;
      const wrong = 'not the password';
      const newPassword = '새로 정한 비밀번호 7';
      const other = createClient(world.subject);
      await other.fails('login', 'BAD_CREDENTIALS', { body: { email, password: wrong } });
      await other.ok('login', { body: { email, password } });
      await other.ok('login', { body: { email, password } });
      const change = (currentPassword: string) => ({ body: { currentPassword, newPassword } });
      await stranger.fails('changePassword', 'BAD_CREDENTIALS', change(wrong));
      expect((await stranger.ok('exportMe')).devices).toHaveLength(2);
      await stranger.ok('changePassword', change(password));

      const all = await stranger.ok('exportMe');
      expect(all.signIns.map(({ kind, device }) => [kind, device])).toEqual([
        ['password.change', null],
        ['password.failure', null],
        ['login.success', 'known'],
        ['login.success', 'new'],
        ['login.failure', 'new'],
        ['login.success', 'new'],
      ]);
      expect(all.devices).toHaveLength(1);
      for (const { at } of [...all.signIns, ...all.devices]) {
        expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
      }
      expect(new Set(all.signIns.map(({ address }) => address)).size).toBe(1);
      const [, token = ''] = stranger.device?.split('=') ?? [];
      expect(token.length).toBeGreaterThan(30);
      expect(JSON.stringify(all)).not.toContain(token);
    });

    it('leaves out likes of deleted posts and comments', async () => {
      const [author, stranger] = [await signUp(world.subject), await signUp(world.subject)];
      const body = { content: '곧 지울 댓글' };
      const { comment } = await author.ok('createComment', { id: 2, body });
      await stranger.ok('likeComment', { id: comment.commentId });
      await author.ok('deleteComment', { id: comment.commentId });
      expect((await stranger.ok('exportMe')).commentLikes).toEqual([]);
    });

    it('is complete for a member with many records', async () => {
      const stranger = await signUp(world.subject);
      const ids: string[] = [];
      for (let at = 0; at < 205; at += 1) {
        const { postId } = await stranger.ok('createPost', { body: textPost(`글 ${at}`) });
        ids.push(postId);
      }
      const { posts, comments } = await stranger.ok('exportMe');
      expect(posts.map(({ postId }) => postId)).toEqual(ids.toReversed());
      expect(comments).toEqual([]);
    });

    it('contains no secrets', async () => {
      const text = JSON.stringify(await world.member.ok('exportMe'));
      const [, value = ''] = world.member.cookie?.split('=') ?? [];
      for (const secret of [value, 'password', 'argon2', 'admin@mulbit.test']) {
        expect(text).not.toContain(secret);
      }
      await createClient(world.subject).fails('exportMe', 'LOGIN_REQUIRED');
    });
  });
}
