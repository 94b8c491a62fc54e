/** The engine of the query tool; engines differ in how they read a text. */
export type SqlEngine = 'sqlite' | 'postgres';

/** A column of a permitted table; `note` is its Korean description. */
export interface QueryColumn {
  name: string;
  type: 'number' | 'text';
  note: string;
}

/** A table that the query tool may read. */
export interface QueryTable {
  name: string;
  columns: readonly QueryColumn[];
}

const number = (name: string, note: string): QueryColumn => ({ name, type: 'number', note });
const text = (name: string, note: string): QueryColumn => ({ name, type: 'text', note });
const time = (name: string, note: string) => text(name, `${note}, 서울 시각`);
const flag = (name: string, note: string) => number(name, `${note} (1 또는 0)`);

/**
 * The six tables that the query tool may read, the same for every engine. They are views without
 * passwords, sessions, devices or emails. Source: docs/decisions/0052-query-tool.md.
 */
export const queryTables: readonly QueryTable[] = [
  {
    name: 'user',
    columns: [
      number('user_id', '번호'),
      text('user_name', '이름'),
      text('profile_image', '프로필 사진'),
      text('bio', '소개'),
      number('level', '레벨'),
      number('experience', '경험치'),
      number('water_drops', '물방울'),
      number('gems', '보석'),
      number('admin_level', '관리자 레벨'),
      time('created_at', '가입'),
      time('deleted_at', '탈퇴'),
    ],
  },
  {
    name: 'sphere',
    columns: [
      number('sphere_id', '번호'),
      text('name', '이름'),
      text('icon', '아이콘'),
      text('description', '소개'),
      number('member_count', '멤버 수'),
      number('position', '순서'),
      flag('is_closed', '닫힘'),
    ],
  },
  {
    name: 'sphere_member',
    columns: [
      number('sphere_id', '스피어'),
      number('user_id', '멤버'),
      text('role', '역할'),
      time('joined_at', '참여'),
    ],
  },
  {
    name: 'post',
    columns: [
      number('post_id', '번호'),
      number('user_id', '작성자'),
      number('sphere_id', '스피어'),
      text('title', '제목'),
      text('blocks_json', '내용 블록 (JSON)'),
      text('timing', '시간 분류'),
      text('content_category', '내용 분류'),
      text('api_source', '출처'),
      flag('is_pinned', '고정'),
      flag('is_confirmed', '확정'),
      number('like_count', '좋아요 수'),
      number('dislike_count', '싫어요 수'),
      number('comment_count', '댓글 수'),
      number('share_count', '공유 수'),
      number('view_count', '조회 수'),
      time('created_at', '작성'),
      time('published_at', '공개'),
      time('deleted_at', '삭제'),
    ],
  },
  {
    name: 'youtube_channels',
    columns: [
      text('channel_id', '채널 ID'),
      text('title', '이름'),
      text('thumbnail_url', '썸네일'),
      number('subscriber_count', '구독자 수'),
      number('view_count', '조회 수'),
      number('video_count', '영상 수'),
      text('category_title', '분류'),
      text('country', '국가'),
      time('created_at', '개설'),
      time('updated_at', '갱신'),
    ],
  },
  { name: 'admin_settings', columns: [text('name', '설정'), flag('value', '값')] },
];

/** The maximum length of a query, in UTF-16 units. */
export const QUERY_MAX_LENGTH = 10_000;
/** The most rows of an answer. */
export const QUERY_MAX_ROWS = 1000;
/** The most bytes of an answer's rows as JSON. */
export const QUERY_MAX_BYTES = 2_000_000;
/** How long a query may run, s. */
export const QUERY_SECONDS = 2;
/** The most named values of a query. */
export const QUERY_MAX_PARAMS = 20;
/** The most simultaneous queries. */
export const QUERIES_AT_ONCE = 2;
/** How many of a member's own queries the history shows. */
export const QUERY_HISTORY = 50;
