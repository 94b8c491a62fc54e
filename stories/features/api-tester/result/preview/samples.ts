import type { RawItem } from '@contract/models/tools';

export const playlist: RawItem = {
  id: 'PLmulbitmulbitmulbit',
  snippet: {
    title: '밤에 듣는 <img src=x onerror=alert(1)>',
    channelTitle: '물빛 기타',
    publishedAt: '2026-11-20T00:00:00Z',
    thumbnails: { medium: { url: '/scenes/guitar.svg' } },
  },
  contentDetails: { itemCount: 12 },
};

export const brokenPlaylist: RawItem = {
  id: 7,
  snippet: { title: null, thumbnails: { high: { url: 'http://pictures.example/one.jpg' } } },
};

export const entry: RawItem = {
  id: 'UExtdWxiaXQ',
  snippet: {
    title: '한강 야경 열두 시간',
    channelTitle: '모은 사람',
    videoOwnerChannelTitle: '서울의 밤',
    position: 2,
    resourceId: { kind: 'youtube#video', videoId: 'LXb3EKWsInQ' },
    thumbnails: { medium: { url: '/scenes/han.svg' } },
  },
  contentDetails: { videoId: 'LXb3EKWsInQ', videoPublishedAt: '2026-11-01T00:00:00Z' },
};

const comment = (id: string, textDisplay: string) => ({
  id,
  snippet: {
    authorDisplayName: '@물빛손님',
    authorProfileImageUrl: '/avatars/yuna.svg',
    authorChannelUrl: 'javascript:alert(1)',
    textDisplay,
    likeCount: 1234,
    publishedAt: '2026-11-22T00:00:00Z',
  },
});

export const thread: RawItem = {
  id: 'Ugmulbit',
  snippet: {
    videoId: 'LXb3EKWsInQ',
    totalReplyCount: 1,
    topLevelComment: comment(
      'Ugmulbit',
      '정말 <b>좋아요</b> &amp; 자주 올려 주세요<br><a href="javascript:alert(1)">여기</a>',
    ),
  },
  replies: { comments: [comment('Ugmulbit.1', '고맙습니다.')] },
};

export const hostileArticle: RawItem = {
  source: { id: null, name: '나쁜 곳' },
  title: '<script>alert(1)</script>',
  description: null,
  url: 'javascript:alert(1)',
  urlToImage: 'http://pictures.example/one.jpg',
  publishedAt: '2026-11-22T00:00:00Z',
};

export const sale: RawItem = {
  아파트: '물빛마을',
  법정동: '역삼동',
  전용면적: '84.99',
  층: '12',
  건축년도: '2009',
  년: '2026',
  월: '10',
  일: '3',
  거래금액: '123000',
  해제: false,
};
