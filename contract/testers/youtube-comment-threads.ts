import { testerTexts } from '../testerTexts';
import { maxResults, pageToken, part, plainChoices, select, text } from './params';
import { needsOneOf, onlyOneOf } from './rules';
import type { TesterValues } from './types';
import { youtubeList } from './youtube-list';

const filters = ['videoId', 'channelId', 'allThreadsRelatedToChannelId'];
const dependents = ['order', 'maxResults', 'searchTerms', 'textFormat', 'moderationStatus'];
const hasAny = (values: TesterValues, names: readonly string[]) =>
  names.some((name) => Boolean(values[name]));

export const youtubeCommentThreads = youtubeList({
  id: 'youtube-comment-threads',
  path: 'youtube-comment-threads-api',
  label: 'YouTube 댓글 조회',
  intro: '동영상이나 채널에 달린 댓글을 조회합니다(commentThreads.list).',
  resource: 'commentThreads',
  params: [
    part(['snippet', 'replies', 'id'], 'snippet,replies'),
    text('videoId', '동영상 id(videoId)', {
      max: 11,
      pattern: /^[\w-]{11}$/,
      problem: testerTexts.videoId,
    }),
    text('channelId', '채널 id(channelId)', {
      help: '현재 YouTube 문서에는 없는 파라미터입니다.',
      note: '지원 중단 예정',
      max: 100,
    }),
    text('allThreadsRelatedToChannelId', '채널 전체(allThreadsRelatedToChannelId)', { max: 100 }),
    text('id', '댓글 id(id)', { help: '쉼표로 나누어 50개까지 넣을 수 있습니다.', max: 2000 }),
    // Empty at first, because they need an additional filter.
    select(
      'order',
      '정렬(order)',
      [
        { value: 'time', label: '최신순(time)' },
        { value: 'relevance', label: '관련성순(relevance)' },
      ],
      { help: '비워 두면 time입니다.' },
    ),
    { ...maxResults('', 100), help: '비워 두면 20개입니다.' },
    text('searchTerms', '댓글 검색어(searchTerms)', { max: 200 }),
    select('textFormat', '글 형식(textFormat)', plainChoices('html', 'plainText')),
    select(
      'moderationStatus',
      '검토 상태(moderationStatus)',
      plainChoices('published', 'heldForReview', 'likelySpam'),
      {
        help: 'published 이외의 값은 OAuth 인증이 필요합니다.',
      },
    ),
    pageToken,
  ],
  rules: [
    {
      names: dependents,
      text: testerTexts.commentsNeed,
      isBroken: (values) => hasAny(values, dependents) && !hasAny(values, filters),
      rejectsChange: true,
    },
    needsOneOf(['id', ...filters], testerTexts.commentsOneOf),
    onlyOneOf(['id', ...filters], testerTexts.commentsOnlyOne),
  ],
  constraints: [
    testerTexts.commentsOneOf,
    testerTexts.commentsNeed,
    testerTexts.maxOf100,
    'channelId는 지원이 중단될 예정입니다.',
  ],
  result: 'commentThreads',
});
