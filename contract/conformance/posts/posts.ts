import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { coverImage, mediaOf, plainContent, storedBlocks } from '../../rules/posts/blocks';
import { postRewards } from '../../rules/companion/rewards';
import { errorTexts, reasonTexts } from '../../texts';
import { linkWordsTests } from './link-words';
import { postInputTests } from './post-input';
import type { StartSubject } from '../support/subject';
import { videoImageTests } from './video-images';
import { ADMIN_ID, MEMBER_ID, useWorld } from '../support/world';
import { textPost } from '../support/writing';

const VIDEO = 'https://youtu.be/dQw4w9WgXcQ?t=90';
const ownImage = fixtures.posts
  .map(({ blocks }) => coverImage(blocks))
  .find((one) => one?.startsWith('/'));

/** Writing and reading posts. */
export function postsSuite(start: StartSubject): void {
  describe('posts', () => {
    const world = useWorld(start);
    const [member] = fixtures.members;

    it('keep no link picture that readers would have to fetch from their own networks', async () => {
      const url = 'https://www.example.com/a';
      const images = ['https://192.168.0.1/x.png', 'https://router.local/x.png', `${url}.png`];
      const { post } = await world.member.ok('createPost', {
        body: { blocks: images.map((image) => ({ type: 'link' as const, url, image })) },
      });
      const kept = post.blocksJson.map((block) => block.type === 'link' && block.image);
      expect(kept).toEqual([null, null, `${url}.png`]);
    });

    it('keep all four kinds of blocks with the data derived from their addresses', async () => {
      const blocks = [
        { type: 'text' as const, content: '  첫 문단\r\n둘째 줄  ' },
        { type: 'text' as const, content: '   ' },
        { id: 'keep-me', type: 'image' as const, url: ownImage ?? '', caption: '강변' },
        { type: 'video' as const, url: VIDEO, caption: '' },
        { type: 'link' as const, url: 'https://www.example.com/a?b=1', title: '', image: '/x.png' },
      ];
      const claims = { embedUrl: 'https://evil.example/', domain: 'evil.example' };
      const start = Date.now();
      const answer = await world.member.ok('createPost', {
        body: {
          title: '  네 가지 블록 ',
          content: '믿지 않는 본문',
          blocks: blocks.map((block) => ({ ...block, ...claims })),
          sphereId: null,
        },
      });
      const stored = storedBlocks([
        { type: 'text', content: '첫 문단\n둘째 줄' },
        { type: 'text', content: '' },
        { id: 'keep-me', type: 'image', url: ownImage ?? '', caption: '강변' },
        { type: 'video', url: VIDEO, caption: '' },
        { type: 'link', url: 'https://www.example.com/a?b=1' },
      ]);
      const { createdAt } = answer.post;
      expect(answer).toEqual({
        success: true,
        postId: answer.postId,
        rewards: postRewards,
        post: {
          postId: answer.postId,
          post_id: answer.postId,
          title: '네 가지 블록',
          content: plainContent(stored),
          blocksJson: expect.any(Array) as unknown,
          userId: MEMBER_ID,
          userName: member?.userName,
          profileImage: member?.profileImage,
          bio: member?.bio,
          likeCount: 0,
          dislikeCount: 0,
          commentCount: 0,
          shareCount: 0,
          viewCount: 0,
          isLiked: false,
          isDisliked: false,
          isSaved: false,
          isPinned: false,
          pin: null,
          isNotice: false,
          isConfirmed: false,
          isRewardDue: true,
          isRejected: false,
          isBlinded: false,
          revertReason: null,
          revision: 0,
          timeAgo: '방금 전',
          createdAt,
          sphereId: null,
          sphereName: null,
          sphereIcon: null,
          image: ownImage,
          media: mediaOf(stored),
          categories: { timing: null, content: null },
          apiSource: null,
          ranking: null,
          region: null,
        },
      });
      // The implementation chooses missing ids; each is unique.
      const { blocksJson } = answer.post;
      expect(blocksJson.map((block) => ({ ...block, id: '' }))).toEqual(
        stored.map((block) => ({ ...block, id: '' })),
      );
      expect(new Set(blocksJson.map(({ id }) => id)).size).toBe(4);
      expect(blocksJson[1]?.id).toBe('keep-me');
      expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(start - 1000);
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now() + 1000);
      const detail = await world.member.ok('getPostDetail', { id: answer.postId });
      expect(detail.post).toEqual({ ...answer.post, viewCount: detail.post.viewCount });
      expect(detail.comments).toEqual([]);
      expect(detail.commentsPagination).toMatchObject({ hasMore: false, nextCursor: null });
    });

    it('posts that share a video keep its categories', async () => {
      const categories = { timing: 'commute', content: 'humor' };
      const { post } = await world.member.ok('createPost', {
        body: {
          title: '출근길 영상',
          content: '같이 봐요',
          blocks: [
            { type: 'text', content: '같이 봐요' },
            { type: 'video', url: 'youtu.be/dQw4w9WgXcQ' },
          ],
          categories,
          apiSource: 'youtube_api',
        },
      });
      expect(post).toMatchObject({ categories, apiSource: 'manual', content: '같이 봐요' });
      expect(post.blocksJson[1]).toMatchObject({
        url: 'https://youtu.be/dQw4w9WgXcQ',
        embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      });
    });

    it('posts that share an unlisted Vimeo video keep the hash that its player needs', async () => {
      const url = 'https://vimeo.com/76979871/8272103f6e';
      const { post } = await world.member.ok('createPost', {
        body: { blocks: [{ type: 'video', url }] },
      });
      const embedUrl = 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e';
      expect(post.blocksJson).toMatchObject([{ type: 'video', url, embedUrl }]);
    });

    it('may lack a title and text', async () => {
      for (const title of [null, '', '   ', undefined]) {
        const body = { title, blocks: [{ type: 'video', url: VIDEO }] };
        const { post } = await world.member.ok('createPost', { body });
        expect(post).toMatchObject({ title: null, content: '리치 콘텐츠 게시글' });
      }
    });

    it('belong to the session’s member, even if they name another author', async () => {
      const { post, rewards } = await world.member.ok('createPost', {
        body: {
          ...textPost('남의 이름으로'),
          authorId: ADMIN_ID,
          author: { id: ADMIN_ID, name: '물빛 운영자', avatar: 'https://evil.example/a.png' },
          userId: 1,
          apiSource: { $ne: 1 },
          isConfirmed: true,
          is_confirmed: 1,
          isPinned: true,
          likeCount: 99,
          viewCount: 99,
          experienceAmount: 99_999,
          rewards: { points: 9999 },
          postId: 'post1',
          id: 1,
        },
      });
      expect(post).toMatchObject({
        userId: MEMBER_ID,
        userName: member?.userName,
        isConfirmed: false,
      });
      expect(post).toMatchObject({ isPinned: false, likeCount: 0, viewCount: 0, apiSource: null });
      expect(rewards).toEqual(postRewards);
      const body = { ...textPost('남의 번호로'), userId: ADMIN_ID };
      const error = await world.member.fails('createPost', 'USER_MISMATCH', { body });
      expect(error.error).toBe(errorTexts.USER_MISMATCH);
    });

    it('go into a sphere that their author has joined', async () => {
      const sphere = fixtures.spheres.find(({ members }) =>
        members.some(({ memberId }) => memberId === 1),
      );
      const body = { ...textPost('스피어에 올리는 글'), sphereId: `sphere${sphere?.id ?? ''}` };
      const { post } = await world.member.ok('createPost', { body });
      expect(post).toMatchObject({
        sphereId: body.sphereId,
        sphereName: sphere?.name,
        sphereIcon: sphere?.icon,
      });
      const foreign = fixtures.spheres.find(
        ({ members }) => !members.some(({ memberId }) => memberId === 1),
      );
      const refused = await world.member.fails('createPost', 'FORBIDDEN', {
        body: { ...body, sphereId: foreign?.id },
      });
      expect(refused.error).toBe(reasonTexts.sphereNotJoined);
      const missing = await world.member.fails('createPost', 'NOT_FOUND', {
        body: { ...body, sphereId: 'sphere2147483647' },
      });
      expect(missing.error).toBe(reasonTexts.sphereNotFound);
    });

    postInputTests(world);
    videoImageTests(world);
    linkWordsTests(world);

    it('are available by their bare number; unknown ones get an error', async () => {
      const long = await world.guest.ok('getPostDetail', { id: 'post1' });
      const short = await world.guest.ok('getPostDetail', { id: 1, query: { userId: ['x', 'y'] } });
      expect({ ...short.post, viewCount: 0 }).toEqual({ ...long.post, viewCount: 0 });
      for (const name of ['getPostDetail', 'sharePost', 'listComments'] as const) {
        const error = await world.guest.fails(name, 'NOT_FOUND', { id: 'post2147483647' });
        expect(error.error).toBe(reasonTexts.postNotFound);
      }
    });
  });
}
