import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorTexts } from '@contract/texts';
import { IMAGE_MAX_BYTES } from '@contract/rules/site/uploads';
import { readJson } from './body';
import { allowSlowBody, expectBody, LONGEST } from './slow-body';

describe('a body that takes too long', () => {
  it('is answered with 408 and cut off, unless its route allows it', async () => {
    const server = createServer((incoming, response) => {
      expectBody(incoming, response, 100);
      // The reader of the body must not be left waiting.
      readJson(incoming).then(
        () => response.end('read'),
        () => (refused += 1),
      );
    });
    let refused = 0;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const ended = (length: number) =>
      new Promise<string>((resolve) => {
        let text = '';
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(
            `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n1`,
          ),
        );
        socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
        socket.on('error', () => undefined);
        socket.once('close', () => resolve(text));
      });
    expect(await ended(1)).toContain('read');
    const answer = await ended(2);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    const [, body = ''] = answer.split('\r\n\r\n');
    expect(JSON.parse(body)).toEqual({
      ...{ success: false, code: 'TIMEOUT', error: errorTexts.TIMEOUT },
    });
    await expect.poll(() => refused).toBe(1);
    server.close();
  });
});

describe('a large file that arrives slowly', () => {
  const pace = { span: 1_000, bytes: 100 };
  let socket: Socket;
  let request: IncomingMessage;
  let come = 0;
  beforeEach(() => {
    vi.useFakeTimers();
    come = 0;
    socket = new Socket();
    Object.defineProperty(socket, 'bytesRead', { get: () => come });
    request = new IncomingMessage(socket);
    request.headers['content-length'] = '5000';
    expectBody(request, new ServerResponse(request), 500);
    allowSlowBody(request, pace);
  });
  afterEach(() => {
    socket.destroy();
    vi.useRealTimers();
  });

  /** Lets a span of time pass, with this many arriving bytes. */
  function pass(bytes: number): boolean {
    come += bytes;
    vi.advanceTimersByTime(pace.span);
    return socket.destroyed;
  }

  it('is accepted as long as it keeps its pace', () => {
    expect(Array.from({ length: 50 }, () => pass(100))).not.toContain(true);
  });

  it('is cut off if it stalls', () => {
    expect([pass(2_000), pass(0)]).toEqual([false, true]);
  });

  it('is cut off if too few bytes come', () => {
    expect([pass(100), pass(99)]).toEqual([false, true]);
  });

  it('may take time after it has arrived', () => {
    pass(2_000);
    request.emit('end');
    expect([pass(0), pass(0)]).toEqual([false, false]);
  });

  it('is no longer watched after its sender has gone', () => {
    const gone = new IncomingMessage(socket);
    gone.headers['content-length'] = '5000';
    expectBody(gone, new ServerResponse(gone), 500);
    gone.emit('close');
    request.emit('close');
    allowSlowBody(gone, pace);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has enough time for the largest picture over a line of 675 kbit/s, and a final limit', () => {
    expect(LONGEST).toBeGreaterThan((IMAGE_MAX_BYTES * 8) / 675);
    expect(LONGEST).toBeLessThan(15 * 60_000);
  });
});
