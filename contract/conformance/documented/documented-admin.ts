import type { DocumentedCall } from './documented-members';
import { SUBJECT_ADMIN_KEY } from '../support/subject';

// An admin's session ignores the key, right or wrong; the query tool requires the right one.
const adminKey = 'embedded-key';

const pagination = 'pagination{page limit hasMore nextCursor}';
const row =
  'post_id=post user_name profile_image created_at title content blocks_json is_confirmed';
const list = `results{*{${row}}} ${pagination} counts{pending confirmed all}`;
const detail =
  'postId title content userName profileImage bio sphereName sphereIcon timeAgo createdAt likeCount dislikeCount isConfirmed media blocksJson';
const comment = 'commentId userName profileImage content timeAgo createdAt likeCount';
const decided = 'results{*{postId is_confirmed}}';
const settings = 'settings{companion_visible recommended_spheres_visible}';
const member = 'user_id user_name email admin_level adminLevel suspension';
const envelope = 'message endpoint params';
const quota = 'quota{used limit cost} source';
const youtube = `${envelope} result{items{*{id=list snippet}} totalResults resultsPerPage} ${quota}`;
const imported = `region processedCount message ${quota}`;
const news = `${envelope} result{totalResults articles{*{title description url urlToImage source{name} publishedAt}}} source`;
const estate = 'message region type source result{response{body{items{item}}}}';
const query = 'endpoint=search&part=snippet&q=고양이&maxResults=5';

const raw = {
  id: 'jNQXAC9IVRw',
  snippet: {
    title: '동물원에서',
    description: '코끼리 앞',
    publishedAt: '2005-04-24T03:31:52Z',
    thumbnails: { high: { url: 'https://i.ytimg.com/vi/jNQXAC9IVRw/hqdefault.jpg' } },
  },
  statistics: { viewCount: '1200', likeCount: '30', commentCount: '4' },
};
const enriched = {
  title: '강가에서',
  content: '저녁 강가',
  blocks_json: [
    { type: 'text', content: '저녁 강가' },
    { type: 'video', url: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' },
  ],
  youtubeUrl: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  embedUrl: 'https://www.youtube.com/embed/M7lc1UVf-VE',
  viewCount: '1500',
  likeCount: '20',
  publishedAt: '2026-11-01T00:00:00Z',
};

const dynamic: [endpoint: string, params: string][] = [
  ['videos', 'chart=mostPopular&regionCode=KR&videoCategoryId=10&maxResults=5'],
  ['videos', 'id=aqz-KE-bpKQ'],
  ['channels', 'id=<channel>'],
  ['playlists', 'channelId=<channel>&maxResults=5'],
  ['playlistItems', 'playlistId=<list>&maxResults=5'],
  ['commentThreads', 'videoId=aqz-KE-bpKQ&order=time&maxResults=20&textFormat=plainText'],
  ['videoCategories', 'regionCode=KR'],
];

/** The calls of an admin. */
export const adminCalls: readonly DocumentedCall[] = [
  ...['pending', 'confirmed', 'all'].map((state): DocumentedCall => [
    `GET /api/admin/posts/${state}?adminKey=${adminKey}&page=1&limit=20&q=`,
    list,
  ]),
  [`GET /api/admin/posts/<post>/detail?adminKey=${adminKey}`, `post{${detail}}`],
  [`GET /api/admin/posts/post2/comments?adminKey=${adminKey}`, `comments{*{${comment}}}`],
  ['POST /api/admin/posts/confirm', decided, { adminKey, postId: '<post>', is_confirmed: false }],
  ['POST /api/admin/posts/confirm', decided, { adminKey, postId: '<post>' }],
  [
    'POST /api/admin/posts/reject',
    'results{*{postId isRejected}}',
    { adminKey, postIds: ['<post>'], reason: '광고' },
  ],
  [
    `GET /api/admin/posts/rejected?adminKey=${adminKey}&page=1&limit=20`,
    `${list} counts{rejected}`,
  ],
  ['POST /api/admin/posts/confirm', decided, { adminKey, postIds: ['<post>'], is_confirmed: true }],
  [
    'POST /api/admin/query',
    'data{*{post_id}} columns count truncated durationMs',
    { query: 'SELECT post_id FROM post LIMIT 3', adminKey: SUBJECT_ADMIN_KEY },
  ],
  [`GET /api/admin/settings?adminKey=${adminKey}`, settings],
  [
    'POST /api/admin/settings',
    settings,
    { adminKey, companionVisible: true, recommendedSpheresVisible: true },
  ],
  [
    'POST /api/admin/settings',
    settings,
    { adminKey, companion_visible: true, recommended_spheres_visible: true },
  ],
  [
    `GET /api/admin/audit?adminKey=${adminKey}&page=1&kind=&who=user2&from=2026-01-01&to=2099-12-31`,
    'entries{*{}}',
  ],
  ['GET /api/admin/members?q=이유나&page=1', `members{*{${member}}} ${pagination}`],
  ['GET /api/admin/members/user3', `member{${member}}`],
  [
    'POST /api/admin/members/user3/suspend',
    `member{${member}}`,
    { reason: '광고', until: '2099-01-01T00:00:00.000Z' },
  ],
  ['DELETE /api/admin/members/user3/suspend', `member{${member}}`],
  ['PUT /api/admin/members/user3/level', `member{${member}}`, { admin_level: 1 }],
  ['PUT /api/admin/members/user3/level', `member{${member}}`, { adminLevel: 0 }],
  [
    'POST /api/admin/queries',
    'queries{*{queryId=query}}',
    { name: '문서의 쿼리', query: 'SELECT 1' },
    201,
  ],
  ['GET /api/admin/queries', 'queries{*{queryId}}'],
  ['DELETE /api/admin/queries', 'queries', { queryId: '<query>' }],

  [
    'GET /api/youtube/import?region=KR&date=2026-11-20&maxResults=10&key=&categoryId=10,20&q=&videoType=all',
    `${imported} videos`,
  ],
  [
    'GET /api/youtube/channels',
    `${imported} channels{*{title thumbnailUrl subscriberCount viewCount videoCount categoryTitle country}}`,
  ],
  [
    'GET /api/youtube/channels?region=KR&maxResults=10&categoryId=10&searchKeyword=음악&minSubscribers=0&minViews=0&sortBy=subscribers&dataSource=all&endpoint=search&part=snippet&order=relevance&videoType=any&chart=mostPopular&videoDuration=any&videoDefinition=any&videoCaption=any&videoLicense=any&safeSearch=moderate&relevanceLanguage=ko&eventType=completed&channelType=any&textFormat=html&moderationStatus=published',
    `${imported} channels`,
  ],
  [
    'GET /api/admin/YoutubeSearchApi?part=snippet&q=음악&type=channel',
    `${envelope} result{items{*{id{channelId=channel}}}}`,
  ],
  ...dynamic.map(([endpoint, params]): DocumentedCall => [
    `GET /api/youtube/dynamic?endpoint=${endpoint}&${params}`,
    youtube,
  ]),
  ['GET /api/admin/YoutubeSearchApi?q=고양이', youtube],
  [
    'GET /api/admin/YoutubeSearchApi?part=snippet&videoCategoryId=10&maxResults=5&order=viewCount',
    youtube,
  ],
  [
    `POST /api/youtube/save-videos?${query}`,
    'savedCount message',
    { videos: [raw, enriched], params: { part: 'snippet', q: '고양이' } },
  ],
  [
    'GET /api/news/dynamic?endpoint=top-headlines&country=us&category=business&q=&sortBy=publishedAt&pageSize=20&page=1',
    news,
  ],
  [
    'GET /api/news/dynamic?endpoint=everything&country=us&category=business&q=물&sortBy=relevancy&pageSize=10&page=1',
    news,
  ],
  [
    'GET /api/naver/news?query=주식&display=10&start=1&sort=date',
    'message query source result{items{*{title link originallink description pubDate}} total}',
  ],
  ['GET /api/real-estate/auction', estate],
  ['GET /api/real-estate/auction?type=bid&region=서울&pageNo=1&numOfRows=10', estate],
];
