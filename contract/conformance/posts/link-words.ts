import { expect, it } from 'vitest';
import { ordinaryPage } from '../../fixtures/pages';
import { dataTexts } from '../../texts';
import type { World } from '../support/world';
import { textPost } from '../support/writing';

/** The text of a link whose preview was unknown when the post was sent. */
export function linkWordsTests(world: World): void {
  const { url, preview } = ordinaryPage;
  const { title, description, image, siteName, domain } = preview.metadata;
  const write = async (block: object) => {
    const body = { title: null, blocks: [{ type: 'link', url, ...block }] };
    return (await world.member.ok('createPost', { body })).post;
  };

  it('give a link without words the words of its preview', async () => {
    await world.member.ok('previewLink', { body: { url } });
    const words = { type: 'link', url, title, description, image, siteName, domain };
    expect((await write({})).blocksJson[0]).toMatchObject(words);
    const { postId: id } = await world.member.ok('createPost', { body: textPost('링크는 나중에') });
    const body = { blocks: [{ type: 'link', url }] };
    const { post } = await world.member.ok('updatePost', { id, body });
    expect(post.blocksJson[0]).toMatchObject(words);
    expect(post.image).toBe(image);

    // The author's own text stays, and so does the author's removal of text.
    const own = (await write({ title: '내가 붙인 제목' })).blocksJson[0];
    expect(own).toMatchObject({ title: '내가 붙인 제목', description: '', image: null });
    const bare = (await write({ title: '', description: '', image: null })).blocksJson[0];
    expect(bare).toMatchObject({ title: dataTexts.sharedLink(domain), image: null });
  });

  it('show no picture of a link with a malformed picture address', async () => {
    for (const odd of [
      '/x.png',
      'https://',
      'https://me:secret@example.com/a.png',
      'https://a b/c',
    ]) {
      const [block] = (await write({ title: '그림 없는 링크', image: odd })).blocksJson;
      expect(block, odd).toMatchObject({ type: 'link', image: null });
    }
  });
}
