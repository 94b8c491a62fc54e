import { expect, it } from 'vitest';
import { BODY_MAX } from '../../body';
import { endpoints, type EndpointName } from '../../endpoints';
import type { Endpoint } from '../../endpoints/define';
import type { ErrorCode } from '../../errors';
import { errorTexts, reasonTexts, validationTexts } from '../../texts';
import { checkErrorBody } from '../support/check';
import { pathOf, type Client } from '../support/client';
import { record } from '../support/coverage';
import { samples } from '../support/samples';
import type { World } from '../support/world';

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const writes = all
  .filter(([, { method, form }]) => method !== 'GET' && form === undefined)
  .map(([name]) => name);
const withBody = all.filter(([, { body }]) => body).map(([name]) => name);
const KB = 1024;

async function refused(client: Client, name: EndpointName, init: RequestInit, code: ErrorCode) {
  const response = await client.raw(endpoints[name].method, pathOf(name, samples[name]), init);
  const body = checkErrorBody(response.status, await response.text());
  expect(body.code, name).toBe(code);
  record(name, body.code);
  return body;
}

/** Bodies that our client never sends: of another type, too large, broken, odd or missing. */
export function bodyTests(world: World): void {
  it('a body of a wrong content type is refused by every call that changes something', async () => {
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

  it('a body with another spelling of the JSON content type is accepted', async () => {
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

  it('every call that changes something refuses a body beyond its limit', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const name of writes) {
      const { bodyMax = BODY_MAX }: Endpoint = endpoints[name];
      const body = JSON.stringify({ content: 'x'.repeat(bodyMax) });
      const { error } = await refused(world.admin, name, { headers, body }, 'TOO_LARGE');
      expect(error).toBe(errorTexts.TOO_LARGE);
    }
    // The limit counts bytes, not letters, and a body that just fits is accepted.
    const hangul = JSON.stringify({ content: '물'.repeat(100 * KB) });
    await refused(world.admin, 'createComment', { headers, body: hangul }, 'TOO_LARGE');
    const fits = JSON.stringify({ content: 'x'.repeat(BODY_MAX - 50) });
    const { error } = await refused(
      world.admin,
      'createComment',
      { headers, body: fits },
      'VALIDATION',
    );
    expect(error).toBe(validationTexts.commentLong);
  });

  it('a broken body is refused by every call that reads a body', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const name of withBody) {
      const refusal = await refused(world.admin, name, { headers, body: '{' }, 'VALIDATION');
      expect(refusal.error).toBe(validationTexts.body);
    }
    const start = new TextEncoder().encode('{"content":"');
    const notUtf8 = Uint8Array.from([...start, 0xff, 0x22, 0x7d]);
    const texts = ['{"content":', 'nonsense', "{'content':'x'}", '{"a":1}{"b":2}', '\ufeff{'];
    for (const body of [...texts, '{"a":NaN}', '[]', notUtf8]) {
      const refusal = await refused(world.admin, 'createComment', { headers, body }, 'VALIDATION');
      expect(refusal.error).toBe(validationTexts.body);
    }
  });

  it('a body of absurd depth or with unknown names is refused or ignored, never an internal error', async () => {
    const headers = { 'content-type': 'application/json' };
    const tower = (height: number) => `${'['.repeat(height)}${']'.repeat(height)}`;
    for (const body of [`{"content":${tower(20_000)}}`, `{"content":"글","extra":${tower(40)}}`]) {
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

  it('a missing body counts as an empty object', async () => {
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
}
