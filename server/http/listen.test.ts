import { connect } from 'node:net';
import Koa from 'koa';
import { expect, it } from 'vitest';
import { listen } from './listen';

it('a server closes the connection of a caller that never reads', async () => {
  const app = new Koa();
  const cut = new Promise((resolve) => {
    app.use(({ req, response }) => {
      req.socket.once('close', resolve);
      // More than the buffers between the two ends hold.
      response.body = Buffer.alloc(50 * 1024 * 1024);
    });
  });
  const listening = await listen(app, { port: 0, host: '127.0.0.1' }, 1_000);
  const socket = connect(listening.address.port, '127.0.0.1');
  const gone = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await cut;
  // Only a reading socket notices that the other end has closed.
  socket.resume();
  await gone;
  await listening.close();
});

it('a connection stays open for longer than proxies keep theirs', async () => {
  const app = new Koa();
  app.use(({ response }) => void (response.body = '물빛'));
  const listening = await listen(app, { port: 0, host: '127.0.0.1' });
  const answer = await fetch(`http://127.0.0.1:${listening.address.port}/`);
  const [, seconds] = /timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  await answer.text();
  await listening.close();
});
