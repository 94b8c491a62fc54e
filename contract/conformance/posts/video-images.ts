import { expect, it } from 'vitest';
import { describedVideo, vimeoVideo } from '../../fixtures/pages';
import type { World } from '../support/world';
import { textPost } from '../support/writing';

/** Pictures of videos whose addresses do not identify a picture. */
export function videoImageTests(world: World): void {
  const { image } = vimeoVideo.preview.metadata;
  const preview = (url: string) => world.member.ok('previewLink', { body: { url } });
  const write = (url: string) =>
    world.member.ok('createPost', { body: { title: null, blocks: [{ type: 'video', url }] } });

  it('show the picture from the host’s preview of the video', async () => {
    expect(image).toMatch(/^https:/);
    await preview(vimeoVideo.url);
    const { post, postId } = await write(vimeoVideo.url);
    expect(post.blocksJson[0]).toMatchObject({ type: 'video', image });
    expect(post.image).toBe(image);

    const blocks = [
      { type: 'text', content: '고친 글' },
      { type: 'video', url: vimeoVideo.url },
    ];
    const changed = await world.member.ok('updatePost', { id: postId, body: { blocks } });
    expect(changed.post.blocksJson[1]).toMatchObject({ image });
    const detail = await world.member.ok('getPostDetail', { id: postId });
    expect(detail.post.blocksJson).toEqual(changed.post.blocksJson);
  });

  it('get that picture with a change too', async () => {
    const { postId } = await world.member.ok('createPost', { body: textPost('영상은 나중에') });
    await preview(vimeoVideo.url);
    const body = { blocks: [{ type: 'video', url: vimeoVideo.url }] };
    const { post } = await world.member.ok('updatePost', { id: postId, body });
    expect(post.blocksJson[0]).toMatchObject({ image });
  });

  it('ignore a claimed picture if the address identifies one', async () => {
    await preview(describedVideo.url);
    const claimed = { type: 'video', url: describedVideo.url, image: 'https://evil.example/a.png' };
    const body = { title: null, blocks: [claimed] };
    const { post } = await world.member.ok('createPost', { body });
    expect(post.blocksJson[0]).toMatchObject({ image: null });
  });
}
