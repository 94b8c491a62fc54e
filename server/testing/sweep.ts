import { readdirSync } from 'node:fs';
import { imageForm, pictures } from '@contract/conformance/support/pictures';
import { openImageFiles } from '../images/files';
import { sweepUploads } from '../jobs/upload-sweep';
import { ask, signIn } from './http';
import type { TestServer } from './subject';

const DAY = 86_400_000;

/** Uploads a small picture; returns its address. */
export async function upload(server: TestServer, cookie: string): Promise<string> {
  const form = imageForm(pictures.webp);
  const answer = await ask(server, '/api/upload/image', { method: 'POST', cookie, form });
  return ((await answer.json()) as { url: string }).url;
}

const withImage = (url: string) => ({ blocks: [{ type: 'image', url }] });

async function post(server: TestServer, cookie: string, url: string) {
  const body = withImage(url);
  const answer = await ask(server, '/api/posts/feed', { method: 'POST', cookie, body });
  const { postId } = (await answer.json()) as { postId: string };
  return { status: answer.status, postId };
}

/** Sweeps as if some days had passed. */
export function sweepLater(server: TestServer, days = 7.1): Promise<void> {
  return sweepUploads(server.db, openImageFiles(server.uploadDir), Date.now() + days * DAY);
}

/** The uses whose uploads still have their two files in the folder. */
function left(server: TestServer, urls: Record<string, string>): string[] {
  const files = readdirSync(server.uploadDir);
  return Object.entries(urls).flatMap(([use, url]) => {
    const name = url.slice('/uploads/'.length, -'.webp'.length);
    return files.filter((file) => file.startsWith(name)).length === 2 ? [use] : [];
  });
}

/** Uses uploads in every way, lets a week pass and sweeps. @returns the remaining uses */
export async function usesLeft(server: TestServer): Promise<string[]> {
  const cookie = await signIn(server, 'member');
  const admin = await signIn(server, 'admin');
  const uses = [
    'shown',
    'worn',
    'an icon',
    'the mark',
    'never used',
    'shown in a deleted post',
    'taken out',
  ];
  const urls: Record<string, string> = {};
  for (const use of [...uses, 'put down', 'a former icon', 'young'])
    urls[use] = await upload(server, cookie);
  const of = (use: string) => urls[use] ?? '';
  const wear = (profile_image: string) =>
    ask(server, '/api/users/user1', { method: 'PATCH', cookie, body: { profile_image } });

  await post(server, cookie, of('shown'));
  await wear(of('put down'));
  await wear(of('worn'));
  for (const use of ['a former icon', 'an icon']) {
    const body = { icon: of(use) };
    await ask(server, '/api/admin/spheres/1', { method: 'PATCH', cookie: admin, body });
  }
  const siteIcon = of('the mark');
  await ask(server, '/api/admin/settings', { method: 'POST', cookie: admin, body: { siteIcon } });
  const deleted = await post(server, cookie, of('shown in a deleted post'));
  await ask(server, `/api/posts/${deleted.postId}`, { method: 'DELETE', cookie });
  const changed = await post(server, cookie, of('taken out'));
  const body = { blocks: [{ type: 'text', content: '글만' }] };
  await ask(server, `/api/posts/${changed.postId}`, { method: 'PATCH', cookie, body });
  const young = of('young').slice('/uploads/'.length, -'.webp'.length);
  await server.db.knex('upload').where('name', young).increment('created_at', DAY);

  await sweepLater(server);
  return left(server, urls);
}

/**
 * Sweeps old uploads while posts begin to show them.
 * @returns the answers to the posts, and how many of the stored ones lost their picture
 */
export async function sweepWhilePosting(server: TestServer) {
  const cookie = await signIn(server, 'member');
  const urls: string[] = [];
  for (let at = 0; at < 30; at += 1) urls.push(await upload(server, cookie));
  const posting = urls.map((url) => post(server, cookie, url));
  const sweeping = [1, 2, 3].map(() => sweepLater(server).catch(() => undefined));
  const answers = await Promise.all(posting);
  await Promise.all(sweeping);
  const pictures = await Promise.all(urls.map((url) => ask(server, url)));
  const lost = answers.filter(({ status }, at) => status === 201 && pictures[at]?.status !== 200);
  const statuses = [...new Set(answers.map(({ status }) => status))].sort();
  return { statuses, lost: lost.length };
}
