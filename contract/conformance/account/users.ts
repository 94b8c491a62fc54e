import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { errorTexts, reasonTexts } from '../../texts';
import type { StartSubject } from '../support/subject';
import { ADMIN_ID, MEMBER_ID, signUp, useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

/** Members as they and others see them, and changing a profile. */
export function usersSuite(start: StartSubject): void {
  describe('the users endpoints', () => {
    const world = useWorld(start);
    const [member] = fixtures.members;

    it('show members all of their own profile', async () => {
      const { user } = await world.member.ok('getUser', { id: MEMBER_ID });
      expect(user).toEqual({
        user_id: MEMBER_ID,
        user_name: member?.userName,
        email: member?.email,
        profile_image: member?.profileImage,
        bio: member?.bio,
        water_drops: member?.waterDrops,
        gems: member?.gems,
        level: member?.level,
        experience: member?.experience,
        admin_level: 0,
        adminLevel: 0,
      });
    });

    it('show others, admins included, only the public part', async () => {
      const own = await world.member.ok('getUser', { id: MEMBER_ID });
      const stranger = await signUp(world.subject);
      for (const client of [world.guest, stranger, world.admin]) {
        const { user } = await client.ok('getUser', { id: MEMBER_ID });
        expect(user).toEqual({ ...own.user, email: null, water_drops: 0, gems: 0 });
      }
    });

    it('return the admin level in both spellings', async () => {
      const { user } = await world.guest.ok('getUser', { id: ADMIN_ID });
      expect(user).toMatchObject({ admin_level: 1, adminLevel: 1, email: null });
    });

    it('accept both forms of a member’s id', async () => {
      const long = await world.guest.ok('getUser', { id: 'user3' });
      expect(await world.guest.ok('getUser', { id: 3 })).toEqual(long);
      expect(long.user.user_id).toBe('user3');
    });

    it('return an error for an unknown member', async () => {
      const error = await world.guest.fails('getUser', 'NOT_FOUND', { id: 'user2147483647' });
      expect(error.error).toBe(reasonTexts.memberNotFound);
    });

    it('change the sent fields and leave the rest', async () => {
      const stranger = await signUp(world.subject);
      const before = await stranger.ok('getUser', { id: stranger.id });
      const first = await stranger.ok('updateUser', {
        id: stranger.id,
        body: { bio: ' 반갑습니다 ' },
      });
      expect(first.user).toEqual({ ...before.user, bio: '반갑습니다' });
      const body = { user_name: ' 다른\u0000 이름 ', bio: '', profile_image: '/avatars/yuna.svg' };
      const second = await stranger.ok('updateUser', { id: stranger.id, body });
      expect(second.user).toEqual({
        ...before.user,
        user_name: '다른 이름',
        bio: '',
        profile_image: '/avatars/yuna.svg',
      });
      const third = await stranger.ok('updateUser', {
        id: stranger.id,
        body: { profile_image: null },
      });
      expect(third.user.profile_image).toBeNull();
      expect((await stranger.ok('me')).user).toEqual(third.user);
      expect(await stranger.ok('updateUser', { id: stranger.id, body: {} })).toEqual(third);
    });

    it('show a new picture and name at once in every place of the member', async () => {
      const stranger = await signUp(world.subject, '첫이름');
      const id = await publish(
        { member: stranger, admin: world.admin },
        textPost('이름이 바뀔 글'),
      );
      await stranger.ok('createComment', { id, body: { content: '안녕하세요' } });
      const shown = async () => {
        const { data } = await world.guest.ok('getFeed', { query: { limit: 50 } });
        const { post, comments } = await world.guest.ok('getPostDetail', { id });
        const review = await world.admin.ok('listConfirmedPosts');
        return [
          data.posts.find(({ postId }) => postId === id)?.userName,
          ...[post.userName, post.bio, post.profileImage],
          ...comments.flatMap(({ userName, profileImage }) => [userName, profileImage]),
          review.results.find(({ post_id }) => post_id === id)?.user_name,
        ];
      };
      expect(await shown()).toEqual(['첫이름', '첫이름', '', null, '첫이름', null, '첫이름']);
      const image = '/avatars/yuna.svg';
      const body = { user_name: '둘째이름', bio: '소개', profile_image: image };
      await stranger.ok('updateUser', { id: stranger.id, body });
      const name = body.user_name;
      expect(await shown()).toEqual([name, name, '소개', image, name, image, name]);
    });

    it('ignore a level, balances or an email in a profile', async () => {
      const { user } = await world.member.ok('getUser', { id: MEMBER_ID });
      const grab = {
        admin_level: 9,
        adminLevel: 9,
        water_drops: 99_999,
        gems: 9,
        level: 99,
        experience: 1,
      };
      const body = {
        ...grab,
        user_id: ADMIN_ID,
        email: 'mine@mulbit.test',
        password: 'new-password-1',
      };
      const after = await world.member.ok('updateUser', { id: MEMBER_ID, body });
      expect(after.user).toEqual(user);
    });

    it('refuse to change another member, even for an admin', async () => {
      const body = { bio: '남의 소개' };
      for (const id of [ADMIN_ID, 'user3', 'user2147483647']) {
        const error = await world.member.fails('updateUser', 'USER_MISMATCH', { id, body });
        expect(error.error).toBe(errorTexts.USER_MISMATCH);
      }
      await world.admin.fails('updateUser', 'USER_MISMATCH', { id: MEMBER_ID, body });
    });

    it('count an emoji as one letter and compose Hangul', async () => {
      const stranger = await signUp(world.subject);
      const name = '🙂'.repeat(20);
      const long = await stranger.ok('updateUser', { id: stranger.id, body: { user_name: name } });
      expect(long.user.user_name).toBe(name);
      const body = { user_name: '물결'.normalize('NFD'), bio: '첫 줄\r\n둘째 줄' };
      const { user } = await stranger.ok('updateUser', { id: stranger.id, body });
      expect(user).toMatchObject({ user_name: '물결', bio: '첫 줄\n둘째 줄' });
    });
  });
}
