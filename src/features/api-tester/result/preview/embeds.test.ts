import { expect, test } from 'vitest';
import { createEmbeds, type Embed } from './useEmbed';

const info = (title: string): Embed => ({ title, author_name: '물빛', thumbnail_url: null });

test('the embed information of each video is requested once, three at a time', async () => {
  const asked: string[] = [];
  const answers = new Map<string, (embed: Embed) => void>();
  const embeds = createEmbeds((videoId) => {
    asked.push(videoId);
    return new Promise((resolve) => answers.set(videoId, resolve));
  });
  const all = ['a', 'b', 'c', 'd', 'a'].map((id) => embeds.get(id));
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual(['a', 'b', 'c']);
  for (const id of ['a', 'b', 'c']) answers.get(id)?.(info(id));
  await all[0];
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  answers.get('d')?.(null);
  expect(await all[3]).toBeNull();
  expect(await all[4]).toEqual(info('a'));
});

test('a video whose request fails has no embed information', async () => {
  const embeds = createEmbeds(() => Promise.reject(new Error('no network')));
  expect(await embeds.get('a')).toBeNull();
});
