import { BODY_MAX } from '@contract/body';
import { readSavedVideo, SAVE_MOST } from '@contract/rules/posts/saved-video';
import { describe, expect, test } from 'vitest';
import { savableItem } from './useSaveVideos';

const long = '한강의 밤을 열두 시간 동안 찍었습니다. 🌉\n'.repeat(250).slice(0, 5000);
const snippet = {
  title: '한강 &amp; 야경',
  description: long,
  channelTitle: '서울의 밤',
  localized: { title: '한강', description: long },
};

describe('the data that is sent to save a video', () => {
  test('contains only the fields that are saved, for every kind of list', () => {
    const items = [
      { id: 'LXb3EKWsInQ', snippet, contentDetails: { duration: 'PT1M' } },
      { id: { kind: 'youtube#video', videoId: 'LXb3EKWsInQ' }, snippet },
      {
        id: 'UExtdWxiaXQ',
        snippet: {
          ...snippet,
          videoOwnerChannelTitle: '찍은 사람',
          resourceId: { videoId: 'LXb3EKWsInQ' },
        },
      },
    ];
    for (const item of items) {
      expect(readSavedVideo(savableItem(item))).toEqual(readSavedVideo(item));
    }
  });

  test('fits into one request for the maximum number of videos', () => {
    const videos = Array.from({ length: SAVE_MOST }, () =>
      savableItem({ id: 'LXb3EKWsInQ', snippet }),
    );
    const bytes = new TextEncoder().encode(JSON.stringify({ videos, params: {} })).length;
    expect(bytes).toBeLessThan(BODY_MAX);
  });
});
