import { unreachablePage } from '../../fixtures/pages';
import { imageForm, pictures } from '../support/pictures';
import { MEMBER_ID } from '../support/world';

/**
 * A documented call: method and address, the fields of its answer, the sent body, and the status.
 * Blanks separate fields; braces after a field contain its own fields, `*` means each item of a
 * list with at least one, and `name=kept` stores a value for `<kept>` in the following rows.
 */
export type DocumentedCall = readonly [
  call: string,
  fields: string,
  sent?: object,
  status?: number,
];

/** The documented sign-up. */
export const newcomer = {
  email: 'documents@mulbit.test',
  password: 'documents-pass-1',
  user_name: '문서대로',
};

const user =
  'user_id user_name email profile_image bio water_drops gems level experience admin_level adminLevel';
const post =
  'postId post_id title content blocksJson userId userName profileImage bio likeCount dislikeCount commentCount shareCount viewCount isLiked isDisliked timeAgo createdAt sphereId sphereName sphereIcon isPinned isConfirmed image media apiSource ranking region';
const comment =
  'commentId userId userName profileImage content timeAgo createdAt likeCount parentCommentId';
const sphere = 'id name icon description memberCount isJoined role joinedAt';
const pagination = 'pagination{page limit hasMore nextCursor}';
const feed = `data{posts{*{${post}}} ${pagination}}`;
const stats = 'creativity sociability influence consistency';
const character = `characterName character_name basePartIcon base_part_id=base level experience ${stats}`;
const equipped = 'equippedAccessories{*{part_id=worn position_x position_y}}';
const parts =
  'availableParts{*{part_id part_type part_name part_description part_icon unlock_level rarity}}';
const experience = `newLevel newExperience levelUps unlockedParts statUpdates{${stats}}`;
const reaction = 'postId likes dislikes isLiked isDisliked';
const membership = 'sphereId isJoined memberCount role joinedAt';
const video = 'id thumbnail title duration channelTitle category viewCount likeCount publishedAt';
const channel =
  'id name category country thumbnail subscribers totalViews videoCount description rank previousRank history';
const metadata = 'metadata{title description image siteName domain isVideo}';

const id = MEMBER_ID;
const author = { id, name: '이유나', avatar: '/avatars/yuna.svg' };

/** The calls of everybody. */
export const publicCalls: readonly DocumentedCall[] = [
  ['GET /api/auth/me', 'user'],
  ['GET /api/users/user1', `user{${user}}`],
  ['GET /api/users/1', `user{${user}}`],
  ['GET /api/posts/feed?page=1&limit=10&userId=', feed],
  ['GET /api/posts/feed?page=2&limit=', feed],
  ['GET /api/posts/feed?q=한강&sphereId=&timing=&content=&sort=&cursor=', feed],
  [
    'GET /api/posts/post2/detail?userId=user1',
    `post{${post}} comments{*{${comment}}} commentsPagination`,
  ],
  ['GET /api/posts/2/comments?cursor=', `comments{*{${comment}}} pagination`],
  ['POST /api/posts/post2/share', 'shareCount'],
  [
    'GET /api/garden/plants?userId=user1',
    'plants{*{id level experience maxExperience}} garden{waterDrops gems statistics{totalPosts totalLikes totalComments}}',
  ],
  ['GET /api/character/profile?userId=user1', `character{${character}} ${equipped} availableParts`],
  ['GET /api/spheres', `data{spheres{*{${sphere}}}}`],
  ['GET /api/spheres/recommended?userId=user1', `data{spheres{*{${sphere}}}}`],
  ['GET /api/settings', 'settings{companion_visible recommended_spheres_visible review_required}'],
  [
    'GET /api/youtube/trending?region=KR&q=&limit=10',
    `videos{*{${video}}} region source fetchedAt`,
  ],
  [
    'GET /api/youtube/videos/ranking?period=week&region=KR&categoryId=10&sortBy=views&limit=10',
    `videos{*{${video} rank previousRank history}} summary updatedAt`,
  ],
  [
    'GET /api/youtube/channels/ranking?sortBy=subscribers&country=ALL&category=all&limit=50',
    `channels{*{${channel}}} message updatedAt`,
  ],
  [
    'GET /api/youtube/channels/new?sortBy=views&country=KR&category=all',
    `channels{*{${channel} createdAt growthRate}} summary updatedAt`,
  ],
];

/** The calls of a member; the rows use the records of earlier rows. */
export const memberCalls: readonly DocumentedCall[] = [
  ['GET /api/auth/me', `user{${user}}`],
  ['GET /api/users/user1', `user{${user}}`],
  [
    'PATCH /api/users/user1',
    `user{${user}}`,
    { user_name: '이유나', bio: '퇴근하고 한 편', profile_image: '/avatars/yuna.svg' },
  ],
  ['PUT /api/users/user7/follow', 'isFollowing'],
  ['GET /api/users/user1/following', 'users{*{}}'],
  ['DELETE /api/users/user7/follow', 'isFollowing'],
  ['GET /api/garden/plants?userId=user1', 'plants{*{id=plant level}} garden{waterDrops}'],
  [
    'POST /api/garden/plants/plant1/water',
    'plant{id level experience maxExperience} waterDrops levelUp',
    { userId: id },
  ],
  ['GET /api/character/profile?userId=user1', `character{${character}} ${equipped} ${parts}`],
  [
    'POST /api/character/customize',
    `character{${character}} ${equipped}`,
    {
      userId: id,
      basePartId: '<base>',
      accessories: [{ partId: '<worn>', positionX: 40, positionY: 60 }],
      characterName: '여울이',
    },
  ],
  [
    'POST /api/character/customize',
    `character{${character}} ${equipped}`,
    {
      userId: id,
      base_part_id: '<base>',
      accessories: [{ part_id: '<worn>', position_x: 40, position_y: 60 }],
      character_name: '여울이',
    },
  ],
  ...['post_create', 'like_give', 'comment_write', 'daily_login'].map(
    (actionType): DocumentedCall => [
      'POST /api/character/experience',
      experience,
      { userId: id, actionType, experienceAmount: 500 },
    ],
  ),
  [
    'POST /api/posts/feed',
    `postId=post post{${post}} rewards{points plantExperience}`,
    {
      title: null,
      content: '글만 있는 글',
      blocks: [
        { id: 'a', type: 'text', content: '글만 있는 글', placeholder: '내용을 입력해주세요' },
      ],
      authorId: id,
      author,
      sphereId: null,
    },
    201,
  ],
  [
    'POST /api/posts/feed',
    'postId post',
    {
      title: '네 가지',
      content: '앞글',
      blocks: [
        { id: '1', type: 'text', content: '앞글', placeholder: '' },
        {
          id: '2',
          type: 'image',
          file: {},
          url: '/scenes/han-river.svg',
          fileName: 'a.png',
          caption: '강',
        },
        {
          id: '3',
          type: 'video',
          url: 'https://youtu.be/aqz-KE-bpKQ',
          caption: '',
          embedUrl: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
        },
        {
          id: '4',
          type: 'link',
          url: 'https://example.com/',
          title: '예',
          description: '',
          image: '',
          siteName: '',
          domain: 'example.com',
        },
      ],
      authorId: id,
      author,
      sphereId: null,
    },
    201,
  ],
  [
    'POST /api/posts/feed',
    'postId post',
    {
      title: '오늘 본 영상',
      content: '같이 봐요',
      blocks: [
        { type: 'text', content: '같이 봐요' },
        {
          type: 'video',
          url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
          embedUrl: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
        },
      ],
      authorId: id,
      author,
      sphereId: null,
      categories: { timing: 'commute', content: 'asmr' },
      apiSource: 'manual',
    },
    201,
  ],
  [
    'POST /api/posts/feed',
    'postId post',
    {
      title: null,
      content: '블록 없이',
      authorId: id,
      author,
      sphereId: null,
      categories: null,
    },
    201,
  ],
  ['PATCH /api/posts/<post>', `post{${post}}`, { title: '고친 글' }],
  ['DELETE /api/posts/<post>', ''],
  ['POST /api/posts/post2/like', reaction, { userId: id, type: 'like' }],
  ['POST /api/posts/2/like', reaction, { userId: '1', type: 'dislike', on: true }],
  [
    'POST /api/posts/post2/comments',
    `comment{${comment} commentId=comment}`,
    { userId: id, content: '잘 봤어요', parentCommentId: null },
    201,
  ],
  [
    'POST /api/posts/post2/comments',
    `comment{${comment}}`,
    { userId: id, content: '다시 봐도', parentCommentId: '<comment>' },
    201,
  ],
  ['PATCH /api/comments/<comment>', `comment{${comment}}`, { content: '고친 댓글' }],
  ['DELETE /api/comments/<comment>', ''],
  ['POST /api/spheres/sphere1/join', membership, { userId: id }],
  ['DELETE /api/spheres/sphere1/join', membership],
  ['POST /api/links/preview', metadata, { url: 'https://example.com/' }],
  ['POST /api/links/preview', `error ${metadata}`, { url: unreachablePage.url }],
  ['POST /api/upload/image', 'url fileName size path', imageForm(pictures.webp), 201],
  ['PUT /api/favorites/videos/aqz-KE-bpKQ', 'isFavorite'],
  ['GET /api/favorites/videos', 'videos{*{}}'],
  ['DELETE /api/favorites/videos/aqz-KE-bpKQ', 'isFavorite'],
];
