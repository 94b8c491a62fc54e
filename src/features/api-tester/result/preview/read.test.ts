import { describe, expect, test } from 'vitest';
import {
  countryName,
  foundKind,
  readChannel,
  readCollected,
  readPlaylist,
  readThread,
  readVideo,
  safeLink,
  safePicture,
} from './read';

const ID = 'LXb3EKWsInQ';

describe('a video of a result', () => {
  test('is read with its counts, its duration and its date', () => {
    expect(
      readVideo(
        {
          id: ID,
          snippet: { title: '한강', channelTitle: '서울', publishedAt: '2026-11-20T00:00:00Z' },
          statistics: { viewCount: '1234', likeCount: '5' },
          contentDetails: { duration: 'PT1M5S' },
        },
        'videos',
      ),
    ).toMatchObject({
      ...{ videoId: ID, title: '한강', views: 1234, likes: 5, comments: null },
      ...{ durationSeconds: 65, isLive: false, publishedAt: '2026-11-20T00:00:00.000Z' },
    });
  });

  test('is live if it has no duration', () => {
    expect(readVideo({ id: ID, contentDetails: { duration: 'P0D' } }, 'videos')?.isLive).toBe(true);
    expect(readVideo({ id: ID }, 'videos')?.isLive).toBe(false);
  });

  test('of a search has its character references decoded once, and of other lists not at all', () => {
    const item = { id: { videoId: ID }, snippet: { title: 'A &amp;lt; B' } };
    expect(readVideo(item, 'searchResults')?.title).toBe('A &lt; B');
    expect(readVideo({ ...item, id: ID }, 'videos')?.title).toBe('A &amp;lt; B');
  });

  test('is null without a valid id, whatever else the item holds', () => {
    expect(readVideo({ id: '../../etc', snippet: 7 }, 'videos')).toBeNull();
    expect(readVideo({ id: { channelId: 'UC1' } }, 'searchResults')).toBeNull();
  });
});

describe('an address from a third party', () => {
  test('is a web page or gives no link', () => {
    expect(safeLink('https://press.example/1')).toBe('https://press.example/1');
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//x',
      'https://a:b@x/',
      '',
    ]) {
      expect([address, safeLink(address)]).toEqual([address, null]);
    }
  });

  test('is a picture over TLS, one of our drawings, or gives no picture', () => {
    expect(safePicture('https://i.ytimg.com/vi/x/high.jpg')).not.toBeNull();
    expect(safePicture('/scenes/han.svg')).toBe('/scenes/han.svg');
    const others = [
      'http://x/y.jpg',
      '//x/y.jpg',
      '/api/auth/logout',
      '/scenes/../api/x.svg',
      null,
    ];
    for (const address of others) expect([address, safePicture(address)]).toEqual([address, null]);
  });
});

describe('other items of a result', () => {
  test('distinguish a hidden number of subscribers from a missing one', () => {
    const hidden = { id: 'UC1', statistics: { hiddenSubscriberCount: true, viewCount: '7' } };
    expect(readChannel(hidden, 'channels')).toMatchObject({ subscribers: null, views: 7 });
    expect(readChannel({ id: 'UC1' }, 'channels').subscribers).toBeUndefined();
    expect(readCollected({ channelId: 'UC1', subscriberCount: null }).subscribers).toBeNull();
  });

  test('are comments whose markup is converted to text with line breaks', () => {
    const snippet = { textDisplay: '하나<br>둘 <b>&lt;셋&gt;</b>', likeCount: 2 };
    const item = { snippet: { topLevelComment: { id: 'a', snippet }, videoId: ID } };
    expect(readThread(item, false).top.text).toBe('하나\n둘 <셋>');
    expect(readThread(item, true).top.text).toBe(snippet.textDisplay);
    expect(readThread({}, false)).toMatchObject({ videoId: null, replies: [], replyCount: 0 });
  });

  test('of a search are recognised by their kind', () => {
    expect(foundKind({ id: { channelId: 'UC1' } })).toBe('channel');
    expect(foundKind({ id: { playlistId: 'PL1' } })).toBe('playlist');
    expect(foundKind({ id: { videoId: ID } })).toBe('video');
    expect(readPlaylist({ id: { playlistId: 'PL1' } }, 'searchResults').playlistId).toBe('PL1');
  });
});

test('a country is shown with its Korean name, or else with its code', () => {
  expect(countryName('KR')).toBe('대한민국');
  expect(countryName('VN')).toBe('베트남');
  expect(countryName('QY')).toBe('QY');
  expect(countryName('not a code')).toBe('not a code');
});
