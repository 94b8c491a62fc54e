import { expect, test } from 'vitest';
import { videosOf } from './useVideoSelection';

test('a video that a list contains twice is saved once, and other items are not saved', () => {
  const first = { id: 'LXb3EKWsInQ' };
  const again = { id: 'x', snippet: { resourceId: { videoId: 'LXb3EKWsInQ' } } };
  const channel = { id: { channelId: 'UC1' } };
  expect(videosOf([first, channel, again, { id: 'aqz-KE-bpKQ' }])).toEqual([
    again,
    { id: 'aqz-KE-bpKQ' },
  ]);
});
