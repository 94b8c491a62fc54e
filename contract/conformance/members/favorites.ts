import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { sharedVideo, youtubeAddress } from '../../rules/members/favorites';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';
import { publish } from '../support/writing';

/** No sample post shares this video. */
const UNKNOWN = 'dQw4w9WgXcQ';

/** Videos that members save. */
export function favoriteTests(start: StartSubject): void {
  describe('favourite videos', () => {
    const world = useWorld(start);
    const list = async (client = world.member) => (await client.ok('listFavoriteVideos')).videos;
    const videoOf = (id: number) => {
      const post = fixtures.posts.find((one) => one.id === id);
      const block = post?.blocks.find(({ type }) => type === 'video');
      if (!post || block?.type !== 'video') throw new Error(`Post ${id} shares no video`);
      const videoId = block.embedUrl.split('/').at(-1)?.split('?')[0] ?? '';
      return { post, block, videoId };
    };

    it('are listed by their own title, latest first', async () => {
      expect(await list()).toEqual([]);
      const { post, block, videoId } = videoOf(2);
      const start = Date.now();
      for (const id of [videoId, UNKNOWN]) {
        const favorite = { success: true, videoId: id, isFavorite: true };
        expect(await world.member.ok('addFavoriteVideo', { id })).toEqual(favorite);
      }
      const [latest, first] = await list();
      expect(latest).toEqual({
        videoId: UNKNOWN,
        url: youtubeAddress(UNKNOWN),
        title: null,
        channelName: null,
        image: null,
        postId: null,
        addedAt: latest?.addedAt,
      });
      expect(first).toEqual({
        videoId,
        url: youtubeAddress(videoId),
        // YouTube's title; the post has a different one.
        title: first?.title,
        channelName: block.channelName,
        image: block.image,
        postId: 'post2',
        addedAt: first?.addedAt,
      });
      expect(first?.title).not.toBe(post.title);
      expect(Date.parse(first?.addedAt ?? '')).toBeGreaterThanOrEqual(start - 1000);
      // Saving it again changes neither its time nor its place.
      await world.member.ok('addFavoriteVideo', { id: videoId });
      expect(await list()).toEqual([latest, first]);
      expect(await list(world.admin)).toEqual([]);
    });

    it('use YouTube’s title if only a ranking knows them', async () => {
      const { videos } = await world.guest.ok('rankVideos', { query: { period: 'month' } });
      const shared = JSON.stringify(fixtures.posts);
      const ranked = videos.find(({ id }) => !shared.includes(id));
      const id = ranked?.id ?? '';
      await world.member.ok('addFavoriteVideo', { id });
      expect((await list())[0]).toMatchObject({
        videoId: id,
        title: ranked?.title,
        channelName: ranked?.channelTitle,
        image: ranked?.thumbnail,
        postId: null,
      });
      // A post that shares it provides the link to it, but does not rename it.
      const url = `https://youtu.be/${id}`;
      const blocks = [{ type: 'video', url, caption: '' }];
      const postId = await publish(world, { title: '글의 제목', blocks });
      expect((await list())[0]).toMatchObject({ videoId: id, title: ranked?.title, postId });
      await world.member.ok('deletePost', { id: postId });
      await world.member.ok('removeFavoriteVideo', { id });
    });

    it('use YouTube’s title if only trending knows them', async () => {
      const { videos } = await world.guest.ok('getTrending', { query: { region: 'BR' } });
      const shared = JSON.stringify(fixtures.posts);
      const trending = videos.find((video) => !shared.includes(video.id));
      const id = trending?.id ?? '';
      await world.member.ok('addFavoriteVideo', { id });
      expect((await list())[0]).toMatchObject({
        videoId: id,
        title: trending?.title,
        channelName: trending?.channelTitle,
        image: trending?.thumbnail,
      });
      await world.member.ok('removeFavoriteVideo', { id });
    });

    it('are named after the latest post that the viewer may read', async () => {
      // Post 58 shares the video of post 15 and waits for review.
      const { post, videoId } = videoOf(15);
      expect(sharedVideo(videoOf(58).post.blocks, videoId)).not.toBeNull();
      await world.admin.ok('addFavoriteVideo', { id: videoId });
      expect(await list(world.admin)).toMatchObject([{ postId: 'post15', title: post.title }]);
      const body = {
        title: '다시 보는 영상',
        blocks: [{ type: 'video', url: `https://youtu.be/${videoId}?t=10`, caption: '' }],
      };
      const later = await publish(world, body);
      expect(await list(world.admin)).toMatchObject([{ postId: later, title: body.title }]);
      const { user } = await world.member.ok('me');
      await world.admin.ok('blockMember', { id: user?.user_id });
      expect(await list(world.admin)).toMatchObject([{ postId: 'post15', title: post.title }]);
      await world.admin.ok('unblockMember', { id: user?.user_id });
      await world.member.ok('updatePost', { id: later, body: { title: '' } });
      expect(await list(world.admin)).toMatchObject([{ postId: 'post15' }]);
      await world.admin.ok('confirmPosts', { body: { postId: later } });
      expect(await list(world.admin)).toMatchObject([{ postId: later, title: '제목 없는 글' }]);
      await world.member.ok('deletePost', { id: later });
      // A link block shares the video too, but has no picture.
      const link = { type: 'link', url: `https://m.youtube.com/watch?v=${videoId}&t=4s` };
      const linked = await publish(world, { title: '링크로만', blocks: [link] });
      expect(await list(world.admin)).toMatchObject([
        { postId: linked, title: '링크로만', image: null, channelName: null },
      ]);
      await world.member.ok('deletePost', { id: linked });
      expect(await list(world.admin)).toMatchObject([{ postId: 'post15' }]);
    });

    it('can be removed twice', async () => {
      const gone = { success: true, videoId: UNKNOWN, isFavorite: false };
      expect(await world.member.ok('removeFavoriteVideo', { id: UNKNOWN })).toEqual(gone);
      expect(await world.member.ok('removeFavoriteVideo', { id: UNKNOWN })).toEqual(gone);
      expect((await list()).map(({ videoId }) => videoId)).toEqual([videoOf(2).videoId]);
    });

    it('are saved once by many simultaneous requests', async () => {
      await Promise.all(
        Array.from({ length: 20 }, () => world.admin.ok('addFavoriteVideo', { id: UNKNOWN })),
      );
      const kept = (await list(world.admin)).filter(({ videoId }) => videoId === UNKNOWN);
      expect(kept).toHaveLength(1);
    });
  });
}
