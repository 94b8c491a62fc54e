import { existsSync, readdirSync } from 'node:fs';
import { IncomingMessage, request } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageForm, pictures } from '@contract/conformance/support/pictures';
import { ApiError } from '@contract/errors';
import { IMAGE_MAX_BYTES } from '@contract/rules/site/uploads';
import { noLimits } from './limits/limits';
import { onDisk, openImageFiles } from './images/files';
import { createTakeIn } from './images/take-in';
import { ask, signIn } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

const MB = 1024 * 1024;

interface Sent {
  url: string;
  fileName: string;
  code?: string;
}

describe('uploads over HTTP', () => {
  let server: TestServer;
  let cookie: string;
  beforeAll(async () => {
    server = await startSqlite({ limits: noLimits });
    cookie = await signIn(server, 'member');
  });
  afterAll(() => server.close());

  const send = async (form: FormData) => {
    const answer = await ask(server, '/api/upload/image', { method: 'POST', cookie, form });
    return { status: answer.status, body: (await answer.json()) as Sent };
  };
  const incoming = () => {
    const dir = join(server.uploadDir, 'incoming');
    return existsSync(dir) ? readdirSync(dir) : [];
  };

  /** Opens an upload whose body the test writes itself. */
  function open(type = 'multipart/form-data; boundary=b') {
    const sending = request(`${server.origin}/api/upload/image`, {
      method: 'POST',
      headers: { 'content-type': type, cookie, origin: server.origin },
    });
    const answered = new Promise<{ status: number; body: Sent }>((resolve, reject) => {
      sending.once('error', reject);
      // Cut before the answer was complete; a complete one has been read by now.
      sending.once('close', () => reject(new Error('the connection was closed')));
      sending.once('response', (response: IncomingMessage) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Sent }),
        );
      });
    });
    return { sending, answered };
  }
  const part = (headers: string) => `--b\r\n${headers}\r\n\r\n`;
  const disposition = (rest: string) => `Content-Disposition: form-data; name="image"; ${rest}`;

  async function sendParts(...parts: (string | Uint8Array)[]) {
    const { sending, answered } = open();
    for (const one of parts) sending.write(one);
    sending.end('\r\n--b--\r\n');
    return answered;
  }

  it('leave no temporary files behind', async () => {
    const good = await send(imageForm(pictures.webp));
    expect(good.status).toBe(201);
    expect((await send(imageForm('nonsense'))).status).toBe(400);
    expect((await send(imageForm(pictures.webp, { field: 'other' }))).status).toBe(400);
    expect(incoming()).toEqual([]);
  });

  it('keep the names that browsers and scripts write, and are stored with new names', async () => {
    const name = async (rest: string) => {
      const { body } = await sendParts(part(disposition(rest)), pictures.webp);
      return body.fileName;
    };
    expect(await name('filename="물빛 사진.webp"')).toBe('물빛 사진.webp');
    expect(await name("filename*=UTF-8''%EB%AC%BC%EB%B9%9B.webp")).toBe('물빛.webp');
    expect(await name('filename="a%22b%0D%0Ac.webp"')).toBe('a"b c.webp');
    expect(await name('filename="../../../etc/passwd"')).toBe('passwd');
    expect(await name('filename="C:\\\\x\\\\y.png"')).toBe('y.png');
    expect(
      readdirSync(server.uploadDir).every((file) => /^[0-9a-f]{32}|^incoming/.test(file)),
    ).toBe(true);
  });

  it('are refused if the form is hostile, and the server continues', async () => {
    const forms: (string | Uint8Array)[][] = [
      [part(`${disposition('filename="a"')}\r\nX: ${'x'.repeat(20_000)}`), pictures.webp],
      [part('Content-Disposition: form-data'), pictures.webp],
      [part('Nonsense'), pictures.webp],
      [part(disposition('filename="a"')), 'x'.repeat(10), part(disposition('filename="b"')), 'y'],
      ['\r\n'.repeat(1000)],
      ['--b--\r\n'],
      Array.from(
        { length: 2000 },
        (_, at) => `${part(`Content-Disposition: form-data; name="f${at}"`)}x\r\n`,
      ),
    ];
    for (const form of forms) expect((await sendParts(...form)).status).toBe(400);
    const { status } = await sendParts(part(disposition('filename="a"')), pictures.webp);
    expect(status).toBe(201);
    expect(incoming()).toEqual([]);
  });

  it('are answered with TOO_LARGE if they are, with a length or without, a little or by far', async () => {
    expect((await send(imageForm(new Uint8Array(IMAGE_MAX_BYTES + 1)))).status).toBe(413);
    expect((await send(imageForm(new Uint8Array(IMAGE_MAX_BYTES)))).status).toBe(400);
    for (const megabytes of [12, 30]) {
      const { sending, answered } = open();
      sending.write(part(disposition('filename="a"')));
      const answer = answered.catch(() => ({ status: 0 }));
      const isCut = new Promise((resolve) => sending.once('close', resolve));
      for (let at = 0; at < megabytes && !sending.destroyed; at += 1) {
        // A write to a connection that was cut never reports success.
        await Promise.race([
          new Promise((resolve) => sending.write(Buffer.alloc(MB), resolve)),
          isCut,
        ]);
      }
      sending.end('\r\n--b--\r\n');
      const { status } = await answer;
      // By far: the connection is cut, and reading the answer before that is luck.
      expect(megabytes > 18 ? [413, 0] : [413]).toContain(status);
    }
    expect(incoming()).toEqual([]);
  });

  it('leave nothing and delay nobody when they break off', async () => {
    for (let at = 0; at < 45; at += 1) {
      const { sending, answered } = open();
      answered.catch(() => undefined);
      sending.write(part(disposition('filename="a"')));
      sending.write(pictures.webp.slice(0, 20));
      // Each starts before it breaks off and ends before the next; none ends in another test.
      await expect.poll(incoming, { interval: 1 }).toHaveLength(1);
      sending.destroy();
      await expect.poll(incoming, { interval: 1 }).toEqual([]);
    }
    // More than the limit of concurrent uploads.
    expect((await send(imageForm(pictures.webp))).status).toBe(201);
  });

  it('may come twenty at a time without delaying readers', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const photo = await sharp({
      create: { width: 750, height: 500, channels: 3, noise, background: 'white' },
    })
      .jpeg()
      .toBuffer();
    const sent = Promise.all(
      Array.from({ length: 20 }, () => send(imageForm(new Uint8Array(photo)))),
    );
    const state = { isDone: false };
    void sent.finally(() => {
      state.isDone = true;
    });
    let read = 0;
    while (!state.isDone) {
      await (await ask(server, '/api/posts/feed?limit=10&page=2')).text();
      read += 1;
    }
    expect((await sent).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(read).toBeGreaterThan(20);
    // Twenty pictures are much work for a busy machine; this only ends a test that hangs.
  }, 240_000);

  it('are sent once: a browser that has one learns that it did not change', async () => {
    const { body } = await send(imageForm(pictures.webp));
    const first = await ask(server, body.url);
    const etag = first.headers.get('etag') ?? '';
    await first.arrayBuffer();
    const again = await ask(server, body.url, {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await server.send(body.url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'));
    expect((await ask(server, body.url, { method: 'DELETE', cookie })).status).toBe(405);
  });
});

describe('uploads that fail', () => {
  it('report that the disk is full', async () => {
    for (const code of ['ENOSPC', 'EDQUOT']) {
      const work = () => Promise.reject(Object.assign(new Error(code), { code }));
      await expect(onDisk(work)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    }
    const other = Object.assign(new Error('x'), { code: 'EACCES' });
    await expect(onDisk(() => Promise.reject(other))).rejects.toBe(other);
  });

  it('report that too many are in progress', async () => {
    const takeIn = createTakeIn(openImageFiles('nowhere'), 0);
    const refusal = await takeIn(new IncomingMessage(new Socket()), 'image').catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 10 });
  });
});
