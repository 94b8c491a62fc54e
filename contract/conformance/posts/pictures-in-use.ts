import { describe, expect, it } from 'vitest';
import { validationTexts } from '../../texts';
import type { Client } from '../support/client';
import { imageForm, pictures } from '../support/pictures';
import type { StartSubject } from '../support/subject';
import { MEMBER_ID, signUp, useWorld } from '../support/world';
import { publish } from '../support/writing';

const missing = `/uploads/${'0'.repeat(32)}.webp`;

async function upload(client: Client): Promise<string> {
  return (await client.ok('uploadImage', { form: imageForm(pictures.webp) })).url;
}

/** Pictures in posts and profiles: only stored uploads are accepted, with their real size. */
export function picturesInUseSuite(start: StartSubject): void {
  describe('the endpoints that use pictures', () => {
    const world = useWorld(start);

    it('show an upload in a post with its size, in every view of the post', async () => {
      const url = await upload(world.member);
      const blocks = [
        { type: 'image', url: '/scenes/lake.svg', caption: '' },
        { type: 'image', url, caption: '노을', width: 9999, height: 1 },
      ];
      const id = await publish(world, { title: '사진', blocks });
      const expected = [
        { id: 'b1', type: 'image', url: '/scenes/lake.svg', caption: '' },
        { id: 'b2', type: 'image', url, caption: '노을', width: 3, height: 2 },
      ];
      const { post } = await world.guest.ok('getPostDetail', { id });
      expect(post.blocksJson).toEqual(expected);
      expect(post.media[1]).toEqual({ media_type: 'image', media_url: url, content: '노을' });
      const { data } = await world.guest.ok('getFeed');
      expect(data.posts.find(({ postId }) => postId === id)?.blocksJson).toEqual(expected);
      const review = await world.admin.ok('getReviewDetail', { id });
      expect(review.post.blocksJson).toEqual(expected);
    });

    it('keep an upload through a change of the post, even by an admin', async () => {
      const url = await upload(world.member);
      const block = { type: 'image', url, caption: '' };
      const id = await publish(world, { blocks: [block] });
      for (const client of [world.member, world.admin]) {
        const body = { blocks: [{ type: 'text', content: '고침' }, block] };
        const { post } = await client.ok('updatePost', { id, body });
        expect(post.blocksJson[1]).toMatchObject({ url, width: 3, height: 2 });
      }
      const { post } = await world.member.ok('updatePost', { id, body: { title: '제목만' } });
      expect(post.blocksJson[1]).toMatchObject({ url, width: 3, height: 2 });
    });

    it('refuse a post with an upload that does not exist', async () => {
      const url = await upload(world.member);
      const id = await publish(world, { blocks: [{ type: 'text', content: '글' }] });
      const message = validationTexts.imageUrl;
      for (const wrong of [missing, '/uploads/a.png', url.replace('.webp', '-card.webp')]) {
        const blocks = [
          { type: 'text', content: '글' },
          { type: 'image', url },
          { type: 'image', url: wrong },
        ];
        const refusal = { error: message, issues: [{ path: 'blocks.2.url', message }] };
        expect(
          await world.member.fails('createPost', 'VALIDATION', { body: { blocks } }),
        ).toMatchObject(refusal);
        expect(
          await world.member.fails('updatePost', 'VALIDATION', { id, body: { blocks } }),
        ).toMatchObject(refusal);
      }
    });

    it('accept an upload as a profile picture and refuse a missing one', async () => {
      const stranger = await signUp(world.subject);
      const url = await upload(stranger);
      const body = { profile_image: url };
      const { user } = await stranger.ok('updateUser', { id: stranger.id, body });
      expect(user.profile_image).toBe(url);
      const message = validationTexts.imageUrl;
      for (const wrong of [missing, '/uploads/a.png']) {
        const error = await stranger.fails('updateUser', 'VALIDATION', {
          id: stranger.id,
          body: { profile_image: wrong, bio: '그대로' },
        });
        expect(error).toMatchObject({
          error: message,
          issues: [{ path: 'profile_image', message }],
        });
      }
      const after = await stranger.ok('getUser', { id: stranger.id });
      expect(after.user).toMatchObject({ profile_image: url, bio: '' });
      await world.member.fails('updateUser', 'USER_MISMATCH', { id: stranger.id, body });
      expect((await world.member.ok('getUser', { id: MEMBER_ID })).user.profile_image).not.toBe(
        url,
      );
    });
  });
}
