import { expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import type { World } from '../support/world';
import { publish } from '../support/writing';

const linkPost = (url: string, title: string | null = null) => ({
  title,
  blocks: [
    { type: 'text', content: '한 번 더 나눕니다' },
    { type: 'link', url },
  ],
});
const videoPost = (url: string) => ({ title: '영상', blocks: [{ type: 'video', url }] });

/** Links that were shared before (docs/product/rules.md#link-key). */
export function sharedLinkTests(world: World): void {
  const find = async (url: string) =>
    (await world.member.ok('findSharedLink', { query: { url } })).post;

  it('links that were never shared are not found', async () => {
    expect(await find('https://fresh.example.com/nobody')).toBeNull();
    expect(await find('https://youtu.be/Nobody00000')).toBeNull();
  });

  it('recognise every spelling of the same address', async () => {
    const id = await publish(world, linkPost('https://shared.example.com/a?x=1&y=2', '나눈 글'));
    const [author] = fixtures.members;
    for (const url of [
      'https://shared.example.com/a?x=1&y=2',
      'shared.example.com/a?y=2&x=1',
      'http://www.shared.example.com/a/?x=1&y=2&utm_source=talk#middle',
      'https://m.shared.example.com/a?fbclid=z&x=1&y=2',
    ]) {
      const found = await find(url);
      expect(found, url).toMatchObject({
        postId: id,
        title: '나눈 글',
        userName: author?.userName,
        timeAgo: '방금 전',
      });
    }
    for (const url of [
      'https://shared.example.com/a?x=1',
      'https://shared.example.com/A?x=1&y=2',
    ]) {
      expect(await find(url), url).toBeNull();
    }
  });

  it('links to a video are recognised by the video', async () => {
    const id = await publish(world, videoPost('https://youtu.be/Shared00001?t=30'));
    for (const url of [
      'https://www.youtube.com/watch?v=Shared00001&list=x',
      'https://m.youtube.com/shorts/Shared00001',
      'https://www.youtube-nocookie.com/embed/Shared00001',
    ]) {
      expect((await find(url))?.postId, url).toBe(id);
    }
    expect(await find('https://youtu.be/shared00001')).toBeNull();
  });

  it('lead to the latest published post', async () => {
    const url = 'https://often.example.com/';
    const { postId: waiting } = await world.member.ok('createPost', { body: linkPost(url) });
    expect(await find(url)).toBeNull();
    const first = await publish(world, linkPost(url));
    expect((await find(url))?.postId).toBe(first);
    // The latest published one, even if it was written first.
    await world.admin.ok('confirmPosts', { body: { postId: waiting } });
    expect((await find(url))?.postId).toBe(waiting);
    await world.admin.ok('confirmPosts', { body: { postId: waiting, is_confirmed: false } });
    expect((await find(url))?.postId).toBe(first);
    await world.admin.ok('deletePost', { id: first });
    expect(await find(url)).toBeNull();
  });

  it('ignore posts that the member has hidden', async () => {
    const url = 'https://unwanted.example.com/';
    const id = await publish(world, linkPost(url));
    const asAdmin = async () => (await world.admin.ok('findSharedLink', { query: { url } })).post;
    expect((await asAdmin())?.postId).toBe(id);
    await world.admin.ok('hidePost', { id });
    expect(await asAdmin()).toBeNull();
    await world.admin.ok('unhidePost', { id });
    await world.admin.ok('blockMember', { id: 'user1' });
    expect(await asAdmin()).toBeNull();
    await world.admin.ok('unblockMember', { id: 'user1' });
    expect((await asAdmin())?.postId).toBe(id);
    expect((await find(url))?.postId).toBe(id);
  });

  it('follow a change of the post', async () => {
    const [before, after] = ['https://before.example.com/', 'https://after.example.com/'];
    const id = await publish(world, linkPost(before));
    await world.admin.ok('updatePost', { id, body: { title: '제목만' } });
    expect((await find(before))?.postId).toBe(id);
    await world.admin.ok('updatePost', { id, body: { blocks: linkPost(after).blocks } });
    expect(await find(before)).toBeNull();
    expect((await find(after))?.postId).toBe(id);
    await world.admin.ok('updatePost', {
      id,
      body: { blocks: [{ type: 'text', content: after }] },
    });
    expect(await find(after)).toBeNull();
  });
}
