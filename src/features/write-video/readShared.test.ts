import { sharePath } from '@/config/sharedVideo';
import { expect, it } from 'vitest';
import { readShared } from './readShared';

const link = 'https://youtu.be/LXb3EKWsInQ?si=a1';
const read = (values: Record<string, string>) => readShared(new URLSearchParams(values));

it('reads what the site itself shares', () => {
  const video = { url: link, title: '밤의 강', content: '조용합니다.' };
  expect(readShared(new URL(sharePath(video), 'https://mulbit.test').searchParams)).toEqual(video);
  expect(read({})).toBeNull();
});

it.each([
  [{ title: '밤의 강', text: link }, '밤의 강'],
  [{ title: 'Watch "밤의 "긴" 강" on YouTube', text: link }, '밤의 "긴" 강'],
  [{ title: 'YouTube에서 ‘밤의 강’ 보기', text: `이 영상 보세요 ${link}` }, '밤의 강'],
  [{ title: '밤의 강', url: link }, '밤의 강'],
  [{ title: link, text: '' }, ''],
])('reads what an app shares: %o', (values, title) => {
  expect(read(values)).toEqual({ url: link, title, content: '' });
});

it('keeps a shared text without a link', () => {
  expect(read({ text: '내일 볼 영상' })).toEqual({ url: '', title: '', content: '내일 볼 영상' });
});
