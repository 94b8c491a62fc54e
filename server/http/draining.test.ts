import { connect, type Socket } from 'node:net';
import Koa from 'koa';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readJson } from './body';
import { listen, type Listening } from './listen';

let listening: Listening;
/** Ends the requests for `/held`, in the order of arrival. */
let held: (() => void)[] = [];
let run: string[] = [];
const sockets: Socket[] = [];

beforeEach(async () => {
  [held, run] = [[], []];
  const app = new Koa();
  app.use(async (ctx) => {
    run.push(ctx.path);
    if (ctx.method === 'POST') ctx.body = await readJson(ctx.req);
    else if (ctx.path === '/stream') {
      ctx.respond = false;
      ctx.res.writeHead(200);
      ctx.res.write('begun;');
      held.push(() => ctx.res.end('over'));
    } else {
      if (ctx.path.startsWith('/held')) await new Promise<void>((go) => held.push(go));
      ctx.body = `answer to ${ctx.path}`;
    }
  });
  listening = await listen(app, { port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await listening.close();
});

/** A connection, its received data, and whether the server has ended it. */
function open() {
  const own = { text: '', isOver: false, say: (text: string) => void socket.write(text) };
  const socket = connect(listening.address.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('data', (chunk: Buffer) => (own.text += chunk.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => (own.isOver = true));
  return own;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const post = (body: string, length = body.length) =>
  `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
const isClosing = (text: string) => /^connection: close\r$/im.test(text);

/** Drains a port that stays open until the test closes it. */
async function draining() {
  const drained = listening.drain(600_000);
  void drained.catch(() => undefined);
  await new Promise((resolve) => setImmediate(resolve));
}

it('answers on existing and new connections, and ends each with its answer', async () => {
  const kept = open();
  kept.say(get('/before'));
  await expect.poll(() => kept.text).toContain('answer to /before');
  expect(isClosing(kept.text)).toBe(false);
  await draining();
  kept.say(get('/after'));
  const fresh = open();
  fresh.say(get('/fresh'));
  for (const [one, path] of [
    [kept, '/after'],
    [fresh, '/fresh'],
  ] as const) {
    await expect.poll(() => one.isOver).toBe(true);
    expect(one.text).toContain(`answer to ${path}`);
    expect(isClosing(one.text)).toBe(true);
  }
});

it('answers all started requests of a pipeline, and runs none after the last', async () => {
  const own = open();
  own.say(get('/held/1') + get('/held/2'));
  await expect.poll(() => held).toHaveLength(2);
  await draining();
  own.say(get('/never'));
  const other = open();
  other.say(get('/other'));
  await expect.poll(() => other.isOver).toBe(true);
  for (const go of held) go();
  await expect.poll(() => own.isOver).toBe(true);
  expect(own.text.match(/answer to \S+/g)?.map((one) => one.slice(0, 17))).toHaveLength(2);
  expect(own.text.indexOf('/held/1')).toBeLessThan(own.text.indexOf('/held/2'));
  expect(own.text.match(/^connection: close\r$/gim)).toHaveLength(1);
  expect(run).not.toContain('/never');
});

it('waits for answers with an already sent head', async () => {
  const own = open();
  own.say(get('/stream'));
  await expect.poll(() => own.text).toContain('begun;');
  const closed = listening.close();
  await expect.poll(() => own.isOver || held.length).toBe(1);
  held[0]?.();
  await closed;
  await expect.poll(() => own.text).toContain('over');
});

it('waits for a body that is still arriving', async () => {
  const own = open();
  own.say(post('{"a":', 7));
  await expect.poll(() => run).toHaveLength(1);
  const closed = listening.close();
  own.say('1}');
  await closed;
  await expect.poll(() => own.text).toContain('{"a":1}');
  expect(isClosing(own.text)).toBe(true);
});

it('refuses a caller who is still sending after the timeout, with an answer', async () => {
  const own = open();
  own.say(post('{"a":', 7));
  await expect.poll(() => run).toHaveLength(1);
  await listening.drain(0, 50);
  await listening.close();
  await expect.poll(() => own.isOver).toBe(true);
  expect(own.text).toMatch(/^HTTP\/1\.1 503 /);
  expect(own.text).toContain('"code":"UNAVAILABLE"');
});

it('ends at once if no request is running', async () => {
  const idle = open();
  idle.say(get('/before'));
  await expect.poll(() => idle.text).toContain('answer');
  const begun = open();
  begun.say('GET /half');
  await listening.close();
  await expect.poll(() => idle.isOver && begun.isOver).toBe(true);
});
