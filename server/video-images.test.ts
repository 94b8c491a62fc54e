import { vimeoVideo } from '@contract/fixtures/pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, signIn } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

const DAY = 24 * 3_600_000;

interface Answer {
  postId: string;
  post: { blocksJson: { image?: string | null }[] };
}

let server: TestServer;
let cookie: string;
let now = Date.now();
beforeAll(async () => {
  server = await startSqlite({ now: () => now });
  cookie = await signIn(server, 'member');
});
afterAll(() => server.close());

const blocks = [{ type: 'video', url: vimeoVideo.url }];
const send = async (method: string, path: string, body: object) => {
  const response = await ask(server, path, { method, cookie, body });
  return (await response.json()) as Answer;
};
const write = () => send('POST', '/api/posts/feed', { title: null, blocks });
const imageOf = ({ post }: Answer) => post.blocksJson[0]?.image;

it('a video without a look-up has no picture, and none is fetched for it', async () => {
  expect(imageOf(await write())).toBeNull();
});

it('a picture stays with its video even after the preview expires', async () => {
  const { image } = vimeoVideo.preview.metadata;
  await send('POST', '/api/links/preview', { url: `${vimeoVideo.url}#t=5s` });
  const written = await write();
  expect(imageOf(written)).toBe(image);
  now += 2 * DAY;
  const changed = await send('PATCH', `/api/posts/${written.postId}`, { title: '새 제목', blocks });
  expect(imageOf(changed)).toBe(image);
  expect(imageOf(await write())).toBeNull();
});
