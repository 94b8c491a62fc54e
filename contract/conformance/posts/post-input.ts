import { expect, it } from 'vitest';
import type { World } from '../support/world';
import { textPost } from '../support/writing';

const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';

/** Which input a new post accepts, and which it refuses. */
export function postInputTests(world: World): void {
  const contentOf = async (body: object) => (await world.member.ok('createPost', { body })).post;
  const picture = { type: 'image', url: '/scenes/hangang.svg' };

  it('use the text that comes only in content, above the other blocks', async () => {
    const alone = await contentOf({ content: ' 블록 없이\r\n보낸 글\u0000 ' });
    expect(alone.content).toBe('블록 없이\n보낸 글');
    expect(alone.blocksJson.map(({ type }) => type)).toEqual(['text']);
    for (const blocks of [
      [{ type: 'video', url: VIDEO }],
      [
        { type: 'text', content: ' ' },
        { type: 'video', url: VIDEO },
      ],
    ]) {
      const body = { title: '영상', content: '같이 봐요', blocks, categories: { timing: 'break' } };
      const post = await contentOf(body);
      expect(post.content).toBe('같이 봐요');
      expect(post.blocksJson.map(({ type }) => type)).toEqual(['text', 'video']);
      expect(post.apiSource).toBe('manual');
    }
  });

  it('contain no text of invisible characters', async () => {
    const unseen = '\u3164\u200b';
    const { title, blocksJson } = await contentOf({
      title: unseen,
      blocks: [
        { type: 'link', url: 'https://a.example/', title: unseen, description: unseen },
        { ...picture, caption: unseen },
        { type: 'text', content: unseen },
      ],
    });
    expect(title).toBeNull();
    expect(blocksJson).toMatchObject([
      { type: 'link', title: 'a.example에서 공유한 링크', description: '' },
      { type: 'image', caption: '' },
    ]);
  });

  it('use the text of their text blocks, regardless of content', async () => {
    const blocks = [{ type: 'text', content: '블록의 글' }];
    for (const content of ['다른 글', '', null, '가'.repeat(10_001)]) {
      const post = await contentOf({ content, blocks });
      expect(post.content).toBe('블록의 글');
      expect(post.blocksJson).toHaveLength(1);
    }
  });

  it('have no text if content only states its absence', async () => {
    for (const content of ['리치 콘텐츠 게시글', ' ', '', null]) {
      const { blocksJson } = await contentOf({ content, blocks: [{ type: 'video', url: VIDEO }] });
      expect(blocksJson.map(({ type }) => type)).toEqual(['video']);
    }
  });

  it('have no category if the form sends an empty one in any way', async () => {
    const text = { type: 'text', content: '고르지 않은 분류' };
    const video = { title: '영상', blocks: [text, { type: 'video', url: VIDEO }] };
    for (const none of ['', null, undefined]) {
      const post = await contentOf({ ...video, categories: { timing: none, content: none } });
      expect(post.categories).toEqual({ timing: null, content: null });
      expect(post.apiSource).toBe('manual');
      const half = await contentOf({ ...video, categories: { timing: 'commute', content: none } });
      expect(half.categories).toEqual({ timing: 'commute', content: null });
      const body = { categories: { timing: none, content: none } };
      const edited = await world.member.ok('updatePost', { id: half.postId, body });
      expect(edited.post.categories).toEqual({ timing: null, content: null });
    }
  });

  it('give each block its own id', async () => {
    const block = (id?: string) => ({ id, type: 'text', content: '글' });
    const blocks = [block('same'), block('same'), block('b4'), block(), block('')];
    const { post } = await world.member.ok('createPost', { body: { blocks } });
    const ids = post.blocksJson.map(({ id }) => id);
    expect(ids[0]).toBe('same');
    expect(new Set(ids).size).toBe(5);
    expect(ids).not.toContain('');
  });

  it('accept letters as people write them', async () => {
    const title = '🙂'.repeat(100);
    const content = `${'물빛'.normalize('NFD')}\u0000 <b>굵게</b> '; DROP TABLE post; -- 한\uD800글`;
    const { post, postId } = await world.member.ok('createPost', {
      body: textPost(content, title),
    });
    expect(post.title).toBe(title);
    expect(post.content).toBe("물빛 <b>굵게</b> '; DROP TABLE post; -- 한글");
    const detail = await world.member.ok('getPostDetail', { id: postId });
    expect(detail.post.content).toBe(post.content);
    expect(detail.post.blocksJson[0]).toMatchObject({ content: post.content });
  });
}
