import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../endpoints';
import { errorsOf, type Endpoint } from '../endpoints/define';
import { LAST_BY_NUMBER } from '../models/paging';
import { validationTexts } from '../texts';
import { bodyTests } from './bodies';
import { checkErrorBody } from './check';
import { samples } from './samples';
import type { StartSubject } from './subject';
import { useWorld } from './world';

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
// A session's name and a video's id are not record ids: they accept nearly any letters.
const withId = all
  .filter(([, { path }]) => /:(?:user|post|comment|sphere|plant|query)Id/.test(path))
  .map(([name]) => name);

const numbered = all
  .filter(([, { query }]) => {
    const fields = query && 'entries' in query ? (query.entries as object) : {};
    return 'page' in fields && 'cursor' in fields;
  })
  .map(([name]) => name);

const badIds = [
  'post',
  'POST1',
  'x1',
  '0',
  'post0',
  'user0',
  '-1',
  '1e3',
  '1.5',
  '01',
  '99999999999',
  '2147483648',
  'post12x',
  '１２',
  'NaN',
  'undefined',
  ' 1',
  '1 ',
  '1\u0000',
  "1' OR '1'='1",
  '1;DROP TABLE post',
  '%',
  '물',
  '🙂',
  '1'.repeat(1000),
];

/** Input that our client never sends; every implementation refuses it with the same sentences. */
export function inputSuite(start: StartSubject): void {
  describe('input', () => {
    const world = useWorld(start);

    it('every list by number ends at the same row', async () => {
      expect(numbered).toHaveLength(9);
      for (const name of numbered) {
        const limit = 50;
        await world.admin.ok(name, { query: { page: LAST_BY_NUMBER / limit, limit } });
        const query = { page: LAST_BY_NUMBER / limit + 1, limit };
        const { error } = await world.admin.fails(name, 'VALIDATION', { query });
        expect(error).toBe(validationTexts.pageBeyond);
      }
    });

    it('a text that is not an id is refused in every place of an id', async () => {
      const seen = new Set<string>();
      for (const name of withId) {
        const own = /:(\w+)Id/.exec(endpoints[name].path)?.[1] ?? '';
        // Calls read ids of a kind by the same rule, so only one call tries every text.
        const texts = seen.has(own) ? badIds.filter((_, at) => at % 8 === 0) : badIds;
        seen.add(own);
        for (const id of texts)
          await world.admin.fails(name, 'VALIDATION', { ...samples[name], id });
        const kinds = ['user1', 'post1', 'comment1', 'sphere1', 'plant1'];
        for (const id of kinds.filter((kind) => !kind.startsWith(own))) {
          await world.admin.fails(name, 'VALIDATION', { ...samples[name], id });
        }
      }
    });

    it('a malformed address is refused without an internal error', async () => {
      for (const path of [
        '/api/posts/%E0%A4%A/detail',
        '/api/posts/%/detail',
        '/api/posts/%00/detail',
      ]) {
        const response = await world.guest.raw('GET', path);
        expect(checkErrorBody(response.status, await response.text()).code).toBe('VALIDATION');
      }
      for (const query of [
        '?q=%',
        '?q=%ED%A0%80',
        '?q=%C3%28',
        '?&&==&q',
        '?q=a%00b',
        '?__proto__=1',
        '?',
      ]) {
        const response = await world.guest.raw('GET', `/api/posts/feed${query}`);
        expect(response.status, query).toBe(200);
      }
    });

    bodyTests(world);

    it('given twice in an address is refused if one value is expected', async () => {
      for (const name of [
        'listComments',
        'getAdminSettings',
        'getReviewDetail',
        'listReviewComments',
      ] as const) {
        const query =
          name === 'listComments' ? { cursor: ['1.1', '2.2'] } : { adminKey: ['a', 'b'] };
        await world.admin.fails(name, 'VALIDATION', { ...samples[name], query });
      }
      await world.guest.ok('getPostDetail', { id: 'post1', query: { userId: ['user1', 'user2'] } });
    });

    it('a body with a far too long list is refused with one small issue', async () => {
      const many = Array.from({ length: 50_000 }, () => 0);
      const blocks = await world.member.fails('createPost', 'VALIDATION', {
        body: { title: '글', blocks: many },
      });
      const message = validationTexts.blocksMany;
      expect(blocks.issues).toEqual([{ path: 'blocks', message }]);
      const posts = await world.admin.fails('confirmPosts', 'VALIDATION', {
        body: { postIds: many },
      });
      expect(posts.issues).toEqual([{ path: 'postIds', message: validationTexts.confirmMany }]);
    });

    it('is answered with its issues and their paths', async () => {
      const error = await world.member.fails('createPost', 'VALIDATION', {
        body: {
          title: 1,
          blocks: [
            { type: 'text', content: '글' },
            { type: 'link', url: 'x' },
          ],
          sphereId: 'x',
        },
      });
      expect(error.issues?.map(({ path }) => path)).toEqual(['title', 'blocks.1.url', 'sphereId']);
      expect(errorsOf(endpoints.createPost)).toContain('VALIDATION');
    });
  });
}
