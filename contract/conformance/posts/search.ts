import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { expectedFeed, searchWords } from '../support/expected';
import { publish } from '../support/writing';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';

// Text that a database or a search engine might read as syntax.
const odd = [
  '%',
  '_',
  '%%%',
  '물%',
  '_빛',
  "'",
  "'; DROP TABLE post; --",
  '"물빛"',
  '"',
  '물*',
  '*',
  '^물',
  '-물',
  '(물',
  '물:빛',
  'title:물',
  'AND',
  '물 OR 빛',
  '물 AND NOT 빛',
  'NEAR(물 빛, 2)',
  '물 & 빛 | !길',
  "물':*",
  '물\\',
  '<b>물</b>',
  '\u0000물\u0000',
  '\ue000',
  '🙂',
  '🙂'.repeat(100),
  '가 '.repeat(50),
  'YOUTUBE',
  'youtube',
  'ｙｏｕｔｕｂｅ',
  '물빛'.normalize('NFD'),
  '2',
  '20',
];

/** Search: it finds any part of a word in title, text, author or sphere, and nothing else. */
export function searchSuite(start: StartSubject): void {
  describe('the search', () => {
    const world = useWorld(start);
    const find = async (q: string) =>
      (await world.guest.ok('getFeed', { query: { q, limit: 50 } })).data.posts.map(
        ({ postId }) => postId,
      );

    it('finds words, pairs and single letters of written texts', async () => {
      for (const word of searchWords()) {
        expect(await find(word), word).toEqual(expectedFeed({ q: word }).slice(0, 50));
      }
    });

    it('treats no character as a wildcard, an operator or a command', async () => {
      for (const q of odd) expect(await find(q), q).toEqual(expectedFeed({ q }).slice(0, 50));
    });

    it('finds the posts of an author and of a sphere by their names', async () => {
      for (const { userName } of fixtures.members) {
        expect(await find(userName)).toEqual(expectedFeed({ q: userName }).slice(0, 50));
      }
      for (const { id, name } of fixtures.spheres) {
        const found = await find(name);
        expect(found).toEqual(expect.arrayContaining(expectedFeed({ sphereId: id })));
      }
    });

    it('can be combined with the other filters and orders', async () => {
      const [word = ''] = searchWords().filter((one) => expectedFeed({ q: one }).length > 3);
      for (const sort of ['popular', 'comments', 'latest'] as const) {
        const { data } = await world.guest.ok('getFeed', { query: { q: word, sort, limit: 2 } });
        const expected = expectedFeed({ q: word, sort });
        expect(data.posts.map(({ postId }) => postId)).toEqual(expected.slice(0, 2));
        const next = await world.guest.ok('getFeed', {
          query: { q: word, sort, limit: 2, cursor: data.pagination.nextCursor },
        });
        expect(next.data.posts.map(({ postId }) => postId)).toEqual(expected.slice(2, 4));
      }
    });

    it('finds a link by its title and a video by its caption, but no phrase across two blocks', async () => {
      const video = 'https://youtu.be/dQw4w9WgXcQ';
      const id = await publish(world, {
        title: '갉작거리는',
        blocks: [
          { type: 'text', content: '쟁반곬' },
          { type: 'text', content: '뚧이다' },
          { type: 'video', url: video, caption: '뷁설명' },
          { type: 'link', url: 'https://example.com/', title: '쀍제목', description: '쏋요약' },
        ],
      });
      for (const q of ['갉작', '곬', '뚧이', '뷁', '뷁설명', '쀍제', '쏋', '쏋요약', '이유나 뷁']) {
        expect(await find(q), q).toContain(id);
      }
      expect(await find('뷁설명 쀍제목')).toEqual([id]);
      for (const q of ['곬뚧', '는쟁', '다뷁', '명쀍', '뷁설명을', '뷁명']) {
        expect(await find(q), q).not.toContain(id);
      }
    });

    it('finds text other than plain Hangul', async () => {
      const content = '웃겨요ㅋㅋㅋ ㅠㅠ Café-Ünïcode 日本語 ночь ｶﾀｶﾅ 𠮷野家 ①번 3.14 100% C++';
      const id = await publish(world, { blocks: [{ type: 'text', content }] });
      const found = [
        'ㅋㅋ',
        '겨요ㅋ',
        'ㅠㅠ',
        'CAFÉ',
        'é',
        'ün',
        '日本',
        '語',
        'НОЧ',
        'カタ',
        '𠮷',
        '𠮷野',
        '1번',
        '3.14',
        '00%',
      ];
      for (const q of [...found, 'C++', 'Café 日本語 ㅠㅠ']) expect(await find(q), q).toContain(id);
      for (const q of ['cafe ㅠㅠ 日本', '日語', '114 ㅠㅠ 日本'])
        expect(await find(q), q).not.toContain(id);
    });

    it('finds the same in a very long post everywhere, its names included', async () => {
      const filler = {
        type: 'text',
        content: '가나다라마바사아자차 하하하하하하하하하 '.repeat(400),
      };
      const end = { type: 'text', content: '맨 끝에 쐙쐚쐛쐜 하하쐝' };
      const blocks = (long: number) => [...Array.from({ length: long }, () => filler), end];
      const fits = await publish(world, { title: '긴 글 쑻쑻', blocks: blocks(1) });
      const long = await publish(world, { title: '더 긴 글 쑻쑻', blocks: blocks(3) });
      expect(await find('쑻쑻 이유나 마바사')).toEqual([long, fits]);
      for (const q of ['쐙쐚쐛쐜', '쐚쐛쐜', '쐜', '쐝', '끝에 쐙쐚'])
        expect(await find(q), q).toEqual([fits]);
      // By then 하하 occurs more often than the index stores.
      for (const q of ['하하쐝', '쐙쐛', '쐙쐚쐜', '쐛쐚', '차하하쐝', '쐝하'])
        expect(await find(q), q).toEqual([]);
    });

    it('follows changed, reverted and deleted posts', async () => {
      const id = await publish(world, {
        title: '햏햏첫제목',
        blocks: [{ type: 'text', content: '본문' }],
      });
      expect(await find('햏햏첫')).toEqual([id]);
      await world.admin.ok('updatePost', { id, body: { title: '햏햏둘째' } });
      expect(await find('햏햏첫')).toEqual([]);
      expect(await find('햏햏둘')).toEqual([id]);
      await world.admin.ok('updatePost', {
        id,
        body: { blocks: [{ type: 'text', content: '뚫훍' }] },
      });
      expect(await find('본문')).not.toContain(id);
      expect(await find('훍')).toEqual([id]);
      await world.admin.ok('confirmPosts', { body: { postId: id, is_confirmed: false } });
      expect(await find('햏햏둘')).toEqual([]);
      await world.admin.ok('confirmPosts', { body: { postId: id } });
      expect(await find('햏햏둘')).toEqual([id]);
      await world.member.ok('deletePost', { id });
      expect(await find('햏햏둘')).toEqual([]);
      expect(await find('훍')).toEqual([]);
    });

    it('does not find pending posts, not even for their author', async () => {
      await world.member.ok('createPost', {
        body: { title: '쿍대기', blocks: [{ type: 'text', content: '글' }] },
      });
      expect(await find('쿍대기')).toEqual([]);
      const { data } = await world.member.ok('getFeed', { query: { q: '쿍대기' } });
      expect(data.posts).toEqual([]);
    });

    it('finds an author’s posts by a changed name', async () => {
      const stranger = await signUp(world.subject, '홇첫이름');
      const id = await publish(
        { ...world, member: stranger },
        { blocks: [{ type: 'text', content: '안녕' }] },
      );
      expect(await find('홇첫')).toEqual([id]);
      await stranger.ok('updateUser', { id: stranger.id, body: { user_name: '쫇새이름' } });
      expect(await find('쫇새')).toEqual([id]);
      expect(await find('홇첫')).toEqual([]);
    });
  });
}
