import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { chooseSuggestions, SUGGESTIONS_READ } from '../../rules/text/initials';
import { suggestedWords } from '../../rules/posts/post-search';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

const nameOf = (list: readonly { id: number; name: string }[], id: number | null) =>
  list.find((one) => one.id === id)?.name ?? '';

/** The entries of the visible posts in the unchanged fixtures. */
const entries = fixtures.posts
  .filter(({ isConfirmed }) => isConfirmed)
  .flatMap((post) => {
    const authors = fixtures.members.map(({ id, userName }) => ({ id, name: userName }));
    const authorName = nameOf(authors, post.authorId);
    const sphereName = nameOf(fixtures.spheres, post.sphereId);
    return suggestedWords({ ...post, authorName, sphereName });
  });

/** The suggestions from the unchanged fixtures. */
function expected(initials: string): string[] {
  const counts = new Map<string, number>();
  for (const { words, initials: all } of entries) {
    if (all.startsWith(initials)) counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const found = [...counts].map(([words, posts]) => ({ words, posts }));
  found.sort((a, b) => b.posts - a.posts || (a.words < b.words ? -1 : 1));
  return chooseSuggestions(initials, found.slice(0, SUGGESTIONS_READ));
}

/** Suggestions: words that begin with the typed initial consonants. */
export function suggestionsSuite(start: StartSubject): void {
  describe('the suggestions of searches', () => {
    const world = useWorld(start);
    const suggest = async (q: string) =>
      (await world.guest.ok('suggestSearches', { query: { q } })).data.suggestions;

    it('are the most frequent words of visible posts with these initials', async () => {
      const typed = new Set(entries.map(({ initials }, at) => initials.slice(0, 2 + (at % 3))));
      for (const initials of [...typed].filter((one) => !/[^ㄱ-ㅎ]/u.test(one))) {
        expect(await suggest(initials), initials).toEqual(expected(initials));
      }
      expect(await suggest('ㅎㄱㅇㄱ')).toContain('한강 야경');
      expect(await suggest('ㅎㄱ ㅇ')).toContain('한강 야경');
    });

    it('lead to posts when they are searched for', async () => {
      for (const q of await suggest('ㅎㄱ')) {
        const { data } = await world.guest.ok('getFeed', { query: { q } });
        expect(data.posts, q).not.toEqual([]);
      }
    });

    it('are given for initial consonants only', async () => {
      for (const q of ['', 'ㄱ', '한강', 'ㅎ강', 'ㅏㅑ', 'hg', '%', "'; --", 'ㅎㄱ%', '\u0000']) {
        expect(await suggest(q), q).toEqual([]);
      }
    });

    it('of the sample posts know 김치찌개 by its consonants', async () => {
      expect(await suggest('ㄱㅊㅉㄱ')).toContain('김치찌개');
    });

    it('follow visible, changed, reverted and deleted posts', async () => {
      const { postId: id } = await world.member.ok('createPost', {
        body: textPost('글', '20분 깍뚝콩찌개, 끝'),
      });
      expect(await suggest('ㄲㄸㅋㅉㄱ')).toEqual([]);
      await world.admin.ok('confirmPosts', { body: { postId: id } });
      expect(await suggest('ㄲㄸㅋㅉㄱ')).toEqual(['깍뚝콩찌개']);
      await world.admin.ok('updatePost', { id, body: { title: '깍뚝팥찌개' } });
      expect(await suggest('ㄲㄸㅋㅉㄱ')).toEqual([]);
      expect(await suggest('ㄲㄸㅍ')).toEqual(['깍뚝팥찌개']);
      await world.admin.ok('confirmPosts', { body: { postId: id, is_confirmed: false } });
      expect(await suggest('ㄲㄸㅍ')).toEqual([]);
      await world.admin.ok('confirmPosts', { body: { postId: id } });
      expect(await suggest('ㄲㄸㅍ')).toEqual(['깍뚝팥찌개']);
      await world.member.ok('deletePost', { id });
      expect(await suggest('ㄲㄸㅍ')).toEqual([]);
    });

    it('include words that continue with a letter from the far end of Unicode', async () => {
      await publish(world, textPost('글', '뺙뺙𠮷집 안내'));
      expect(await suggest('ㅃㅃ')).toContain('뺙뺙𠮷집');
    });

    it('follow an author’s name, and lose it with the account', async () => {
      const stranger = await signUp(world.subject, '뺘뺘쟈쟈');
      await publish({ ...world, member: stranger }, textPost('안녕'));
      expect(await suggest('ㅃㅃㅈㅈ')).toEqual(['뺘뺘쟈쟈']);
      await stranger.ok('updateUser', { id: stranger.id, body: { user_name: '쪼쪼탸탸' } });
      expect(await suggest('ㅃㅃㅈㅈ')).toEqual([]);
      expect(await suggest('ㅉㅉㅌㅌ')).toEqual(['쪼쪼탸탸']);
      await stranger.ok('deleteMe', { body: { password: stranger.password } });
      expect(await suggest('ㅉㅉㅌㅌ')).toEqual([]);
    });
  });
}
