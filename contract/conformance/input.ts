import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../endpoints';
import { errorsOf, type Endpoint } from '../endpoints/define';
import type { ErrorCode } from '../errors';
import { errorTexts, reasonTexts, validationTexts } from '../texts';
import { checkErrorBody } from './check';
import { pathOf, type Client } from './client';
import { record } from './coverage';
import { samples } from './samples';
import type { StartSubject } from './subject';
import { useWorld } from './world';

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const writes = all.filter(([, { method }]) => method !== 'GET').map(([name]) => name);
const withBody = all.filter(([, { body }]) => body).map(([name]) => name);
const withId = all.filter(([, { params }]) => params).map(([name]) => name);

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
const KB = 1024;

/** Input that no client of ours sends, which every implementation refuses in the same words. */
export function inputSuite(start: StartSubject): void {
  describe('input', () => {
    const world = useWorld(start);

    async function refused(client: Client, name: EndpointName, init: RequestInit, code: ErrorCode) {
      const response = await client.raw(endpoints[name].method, pathOf(name, samples[name]), init);
      const body = checkErrorBody(response.status, await response.text());
      expect(body.code, name).toBe(code);
      record(name, body.code);
      return body;
    }

    it('that is no id is refused wherever an id is due', async () => {
      for (const name of withId) {
        for (const id of badIds)
          await world.admin.fails(name, 'VALIDATION', { ...samples[name], id });
        const kinds = ['user1', 'post1', 'comment1', 'sphere1'];
        const own = /:(\w+)Id/.exec(endpoints[name].path)?.[1] ?? '';
        for (const id of kinds.filter((kind) => !kind.startsWith(own))) {
          await world.admin.fails(name, 'VALIDATION', { ...samples[name], id });
        }
      }
    });

    it('that is no address at all is refused, not fallen over', async () => {
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

    it('of a wrong type is refused by every call that changes something', async () => {
      for (const name of writes) {
        for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
          const init = { headers: { 'content-type': type }, body: '{"title":"x"}' };
          const { error } = await refused(world.admin, name, init, 'UNSUPPORTED_TYPE');
          expect(error).toBe(reasonTexts.jsonOnly);
        }
      }
      const form = new FormData();
      form.set('content', '글');
      await refused(world.admin, 'createComment', { body: form }, 'UNSUPPORTED_TYPE');
      const foreign = {
        headers: { 'content-type': 'application/json; charset=euc-kr' },
        body: '{}',
      };
      await refused(world.admin, 'createComment', foreign, 'UNSUPPORTED_TYPE');
      const disguised = { headers: { 'content-type': 'application/jsonp' }, body: '{}' };
      await refused(world.admin, 'createComment', disguised, 'UNSUPPORTED_TYPE');
    });

    it('that is JSON in another way of writing so is taken', async () => {
      const path = pathOf('createComment', samples.createComment);
      const types = [
        'application/json; charset=utf-8',
        'APPLICATION/JSON',
        'application/json;charset=UTF-8',
      ];
      for (const type of types) {
        const init = {
          headers: { 'content-type': type },
          body: ' {"content":"한글 \\ud83d\\ude42"} ',
        };
        const response = await world.admin.raw('POST', path, init);
        expect(response.status, type).toBe(201);
        expect(await response.json()).toMatchObject({ comment: { content: '한글 🙂' } });
      }
    });

    it('beyond 256 kB is refused by every call that changes something', async () => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ content: 'x'.repeat(300 * KB) });
      for (const name of writes) {
        const { error } = await refused(world.admin, name, { headers, body }, 'TOO_LARGE');
        expect(error).toBe(errorTexts.TOO_LARGE);
      }
      // Bytes count, not letters; and what just fits is read.
      const hangul = JSON.stringify({ content: '물'.repeat(100 * KB) });
      await refused(world.admin, 'createComment', { headers, body: hangul }, 'TOO_LARGE');
      const fits = JSON.stringify({ content: 'x'.repeat(256 * KB - 50) });
      const { error } = await refused(
        world.admin,
        'createComment',
        { headers, body: fits },
        'VALIDATION',
      );
      expect(error).toBe(validationTexts.commentLong);
    });

    it('that is broken is refused by every call that reads a body', async () => {
      const headers = { 'content-type': 'application/json' };
      const broken = [
        '{"content":',
        '{',
        'nonsense',
        "{'content':'x'}",
        '{"a":1}{"b":2}',
        '\ufeff{',
        '{"a":NaN}',
      ];
      const notUtf8 = Uint8Array.from([
        ...new TextEncoder().encode('{"content":"'),
        0xff,
        0x22,
        0x7d,
      ]);
      for (const name of withBody) {
        for (const body of [...broken, notUtf8]) {
          const refusal = await refused(world.admin, name, { headers, body }, 'VALIDATION');
          expect(refusal.error).toBe(validationTexts.body);
        }
      }
    });

    it('that is no object is refused by every call that reads a body', async () => {
      const headers = { 'content-type': 'application/json' };
      for (const name of withBody) {
        for (const body of ['[]', '[{}]', '"text"', '12', 'true']) {
          await refused(world.admin, name, { headers, body }, 'VALIDATION');
        }
      }
    });

    it('of absurd depth or with names of its own is refused or ignored, never fallen over', async () => {
      const headers = { 'content-type': 'application/json' };
      const tower = (height: number) => `${'['.repeat(height)}${']'.repeat(height)}`;
      for (const body of [
        `{"content":${tower(20_000)}}`,
        `{"content":"글","extra":${tower(40)}}`,
      ]) {
        await refused(world.admin, 'createComment', { headers, body }, 'VALIDATION');
      }
      const nested = `{"blocks":${'[{"a":'.repeat(5000)}1${'}]'.repeat(5000)}}`;
      await refused(world.admin, 'createPost', { headers, body: nested }, 'VALIDATION');
      const path = pathOf('likeComment', samples.likeComment);
      const odd =
        '{"__proto__":{"userId":"user1"},"constructor":{"prototype":{"x":1}},"userId":null}';
      for (const body of [odd, odd]) {
        const response = await world.admin.raw('POST', path, { headers, body });
        expect(response.status).toBe(200);
      }
    });

    it('that is left out counts as an empty object', async () => {
      const { comment } = await world.admin.ok('createComment', samples.createComment);
      const id = comment.commentId;
      expect(await world.admin.ok('likeComment', { id })).toMatchObject({ isLiked: true });
      const headers = { 'content-type': 'application/json' };
      expect(await world.admin.ok('likeComment', { id, headers })).toMatchObject({
        isLiked: false,
      });
      const error = await world.admin.fails('createComment', 'VALIDATION', {
        id: samples.createComment.id ?? 1,
      });
      expect(error.error).toBe(validationTexts.commentEmpty);
    });

    it('given twice in an address is refused where one thing is due', async () => {
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

    it('in a way that a call does not have is refused', async () => {
      const wrong = [
        ['PUT', '/api/posts/feed'],
        ['GET', '/api/auth/login'],
        ['GET', '/api/posts/post1/like'],
        ['DELETE', '/api/settings'],
        ['PATCH', '/api/admin/posts/confirm'],
        ['PUT', '/api/spheres/sphere1/join'],
        ['POST', '/api/auth/me'],
      ] as const;
      for (const [method, path] of wrong) {
        const response = await world.admin.raw(method, path);
        const body = checkErrorBody(response.status, await response.text());
        expect([body.code, body.error], path).toEqual([
          'METHOD_NOT_ALLOWED',
          errorTexts.METHOD_NOT_ALLOWED,
        ]);
        expect(response.headers.get('allow')).toMatch(/^[A-Z]+(?:, [A-Z]+)*$/);
      }
    });

    it('is answered with the issues it has, where they are', async () => {
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
