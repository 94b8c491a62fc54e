import { expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { ordinaryPage } from '../../fixtures/pages';
import { errorTexts } from '../../texts';
import type { World } from '../support/world';
import { publish, textPost } from '../support/writing';

/** A change never overwrites another change that was based on an older revision. */
export function revisionTests(world: World): void {
  const change = (id: string, body: object) => world.member.ok('updatePost', { id, body });
  const read = async (id: string) => (await world.member.ok('getPostDetail', { id })).post;

  it('raise the revision when they change something', async () => {
    const { post, postId } = await world.member.ok('createPost', { body: textPost('처음') });
    expect(post.revision).toBe(0);
    expect((await change(postId, textPost('두 번째'))).post.revision).toBe(1);
    expect((await change(postId, { title: '제목' })).post.revision).toBe(2);
    expect((await change(postId, { categories: { timing: 'break' } })).post.revision).toBe(3);
    const { revision, blocksJson } = await read(postId);
    expect(revision).toBe(3);
    for (const body of [{}, { title: '제목', blocks: blocksJson }]) {
      expect((await change(postId, body)).post.revision).toBe(3);
    }
    await world.admin.ok('confirmPosts', { body: { postId } });
    expect((await read(postId)).revision).toBe(3);
  });

  it('edits without effect leave a published post as it is', async () => {
    const written = [
      { type: 'text', content: '첫 줄\n둘째 줄' },
      { type: 'image', url: '/scenes/lake.svg', caption: '새벽' },
      { type: 'link', url: ordinaryPage.url, title: '내가 붙인 제목', description: '' },
      { type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', caption: '한강' },
    ];
    const id = await publish(world, { title: '그대로 둘 글', blocks: written });
    // The sample posts contain more data of their hosts than a request can send.
    const own = fixtures.posts.filter(({ authorId, isConfirmed }) => authorId === 1 && isConfirmed);
    for (const each of [id, ...own.map((one) => `post${one.id}`)]) {
      const { viewCount: _views, timeAgo: _age, ...before } = await read(each);
      const { title, blocksJson: blocks, categories, revision: baseRevision } = before;
      const nameless = blocks.map(({ id: _id, ...block }) => block);
      for (const body of [{}, { title, blocks, categories, baseRevision }, { blocks: nameless }]) {
        expect((await change(each, body)).post, each).toMatchObject(before);
      }
      expect((await world.guest.ok('getPostDetail', { id: each })).post.isConfirmed).toBe(true);
    }
  });

  it('edits of a link’s site name go to review', async () => {
    const link = {
      type: 'link',
      url: ordinaryPage.url,
      title: '제목',
      description: '',
      image: null,
    };
    const id = await publish(world, { blocks: [{ ...link, siteName: '우리 신문' }] });
    const unnamed = await change(id, { blocks: [link] });
    expect(unnamed.post).toMatchObject({ isConfirmed: true, revision: 0 });
    const renamed = await change(id, { blocks: [{ ...link, siteName: '남의 신문' }] });
    expect(renamed.post).toMatchObject({ isConfirmed: false, revision: 1 });
  });

  it('edits of the categories alone keep a post published', async () => {
    const id = await publish(world, {
      title: '분류만 바꿀 영상',
      blocks: [
        { type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ' },
        { type: 'text', content: '같이 봐요' },
      ],
      categories: { timing: 'commute', content: 'humor' },
    });
    const { blocksJson: blocks, title } = await read(id);
    const categories = { timing: 'break', content: null };
    const { post } = await change(id, { title, blocks, categories, baseRevision: 0 });
    expect(post).toMatchObject({ categories, isConfirmed: true, revision: 1 });
    const query = { timing: 'break', limit: 50 };
    const { data } = await world.guest.ok('getFeed', { query });
    expect(data.posts.map(({ postId }) => postId)).toContain(id);
    const stale = { categories: { timing: null, content: null }, baseRevision: 0 };
    await world.member.fails('updatePost', 'STALE', { id, body: stale });

    const rewritten = await change(id, { title: '제목도 바꾼 영상', categories: { timing: null } });
    expect(rewritten.post).toMatchObject({ isConfirmed: false, revision: 2 });
  });

  it('are refused if they are based on an older revision', async () => {
    const id = await publish(world, textPost('아침에 쓴 글'));
    const body = { ...textPost('휴대폰에서 고친 글'), baseRevision: 0 };
    expect((await change(id, body)).post.revision).toBe(1);
    const stale = { ...textPost('어제 컴퓨터에서 고치던 글'), baseRevision: 0 };
    const refusal = await world.member.fails('updatePost', 'STALE', { id, body: stale });
    expect(refusal.error).toBe(errorTexts.STALE);
    await world.admin.fails('updatePost', 'STALE', { id, body: stale });
    expect(await read(id)).toMatchObject({ content: '휴대폰에서 고친 글', revision: 1 });

    // If an answer is lost, the client sends the same change again.
    expect((await change(id, body)).post.revision).toBe(1);
    // A caller that has read the newer revision may overwrite it, and so may one that names no
    // revision.
    expect((await change(id, { ...stale, baseRevision: 1 })).post.revision).toBe(2);
    expect((await change(id, textPost('덮어쓴 글'))).post.revision).toBe(3);
    expect((await read(id)).content).toBe('덮어쓴 글');
  });

  it('are accepted once when many are based on the same revision', async () => {
    const { postId: id } = await world.member.ok('createPost', { body: textPost('함께 고칠 글') });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        world.member.call('updatePost', {
          id,
          body: { ...textPost(`고친 글 ${at}`), baseRevision: 0 },
        }),
      ),
    );
    const kept = answers.flatMap(({ body }) => (body.success ? [body.post] : []));
    expect(kept).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await read(id)).toMatchObject({ content: kept[0]?.content, revision: 1 });
  });
}
