import { defaultSettings } from '@contract/rules/admin/settings';
import { endpoints } from '@contract/endpoints';
import type { Endpoint } from '@contract/endpoints/define';
import { unreachablePage } from '@contract/fixtures/pages';
import { reasonTexts } from '@contract/texts';
import type { RequestHandler } from 'msw';
import { adminScenarios } from './admin';
import { backupScenarios } from './backups';
import { answering, endingSession, failing, never, offline, slow, suspending } from './build';
import { collectionScenarios } from './collections';
import { economyScenarios } from './economy';
import { importScenarios } from './imports';
import { legalScenarios } from './legal';
import { longFeed } from './long-feed';
import { withLongTexts } from './long-texts';
import { mailLinkScenarios } from './mail-links';
import { myScenarios } from './my';
import { notificationScenarios, streamOffline } from './notifications';
import { providerScenarios } from './providers';
import { queryScenarios } from './query';
import { rankingScenarios } from './ranking';
import { secondFactorScenarios } from './second-factor';
import { testerResultScenarios } from './tester-results';
import { toolScenarios } from './tools';

/** A state of the world that rarely occurs by itself. */
interface Scenario {
  title: string;
  handlers: () => RequestHandler[];
}

const SLOW = 1500;
const LIMIT = 10;

const all: Endpoint[] = Object.values(endpoints);
// Excludes a call that pages make by themselves: the reward of a day's visit.
const memberWrites = all.filter(
  (one) => one.method !== 'GET' && one.access === 'member' && one !== endpoints.claimExperience,
);
const adminWrites = all.filter((one) => one.method !== 'GET' && one.access === 'admin');

const reads = all.filter(({ method }) => method === 'GET');
// Without these no page knows its viewer and what it may show.
const frame: Endpoint[] = [endpoints.me, endpoints.getSettings];
const contents = reads.filter((one) => !frame.includes(one));
const SUSPENDED_FOR = '광고를 거듭 올렸습니다.';

const isLaterPage = ({ url }: Request) => {
  const { searchParams } = new URL(url);
  return searchParams.has('cursor') || Number(searchParams.get('page') ?? 1) > 1;
};

const presses = (type: 'like' | 'dislike') => async (request: Request) =>
  ((await request.json()) as { type?: unknown }).type === type;

const emptyFeed = {
  success: true as const,
  data: { posts: [], pagination: { page: 1, limit: LIMIT, hasMore: false, nextCursor: null } },
};
const noSpheres = { success: true as const, data: { spheres: [] } };
const noSphereFound = {
  success: true as const,
  data: { spheres: [], pagination: emptyFeed.data.pagination },
};

/** The scenarios by name, for stories, tests and the demo's address. */
export const scenarios = {
  'feed.failed': {
    title: '피드를 불러오지 못함',
    handlers: () => [failing(endpoints.getFeed, 'INTERNAL')],
  },
  'feed.moreFailed': {
    title: '피드의 다음 쪽을 불러오지 못함',
    handlers: () => [failing(endpoints.getFeed, 'INTERNAL', { when: isLaterPage })],
  },
  'feed.empty': {
    title: '피드가 비어 있음',
    handlers: () => [answering(endpoints.getFeed, emptyFeed)],
  },
  'feed.slow': { title: '피드가 느림', handlers: () => [slow(endpoints.getFeed, SLOW)] },
  'feed.loading': {
    title: '피드를 계속 불러오는 중',
    handlers: () => [never(endpoints.getFeed)],
  },
  'feed.long': { title: '글이 천 개인 피드', handlers: () => [longFeed()] },
  'post.failed': {
    title: '게시글을 불러오지 못함',
    handlers: () => [failing(endpoints.getPostDetail, 'INTERNAL')],
  },
  'post.missing': {
    title: '없거나 삭제된 게시글',
    handlers: () => [
      failing(endpoints.getPostDetail, 'NOT_FOUND', { message: reasonTexts.postNotFound }),
    ],
  },
  'post.slow': { title: '게시글이 느림', handlers: () => [slow(endpoints.getPostDetail, SLOW)] },
  'post.loading': {
    title: '게시글을 계속 불러오는 중',
    handlers: () => [never(endpoints.getPostDetail)],
  },
  'write.failed': {
    title: '글을 등록하지 못함',
    handlers: () => [failing(endpoints.createPost, 'INTERNAL')],
  },
  'change.failed': {
    title: '글을 수정하지 못함',
    handlers: () => [failing(endpoints.updatePost, 'INTERNAL')],
  },
  'upload.failed': {
    title: '이미지를 올리지 못함',
    handlers: () => [failing(endpoints.uploadImage, 'STORAGE_FULL')],
  },
  'upload.loading': {
    title: '이미지를 계속 올리는 중',
    handlers: () => [never(endpoints.uploadImage)],
  },
  'write.slow': { title: '글 등록이 느림', handlers: () => [slow(endpoints.createPost, SLOW)] },
  'preview.failed': {
    title: '링크 미리보기를 가져오지 못함',
    handlers: () => [answering(endpoints.previewLink, unreachablePage.preview)],
  },
  'preview.slow': {
    title: '링크 미리보기가 느림',
    handlers: () => [slow(endpoints.previewLink, SLOW)],
  },
  'preview.loading': {
    title: '링크 미리보기를 계속 가져오는 중',
    handlers: () => [never(endpoints.previewLink)],
  },
  'like.failed': {
    title: '좋아요를 누르지 못함',
    handlers: () => [failing(endpoints.reactToPost, 'INTERNAL', { when: presses('like') })],
  },
  'dislike.failed': {
    title: '싫어요를 누르지 못함',
    handlers: () => [failing(endpoints.reactToPost, 'INTERNAL', { when: presses('dislike') })],
  },
  'comment.failed': {
    title: '댓글을 쓰지 못함',
    handlers: () => [failing(endpoints.createComment, 'INTERNAL')],
  },
  'comment.slow': {
    title: '댓글 등록이 느림',
    handlers: () => [slow(endpoints.createComment, SLOW)],
  },
  'comments.failed': {
    title: '댓글을 더 불러오지 못함',
    handlers: () => [failing(endpoints.listComments, 'INTERNAL')],
  },
  'spheres.failed': {
    title: '스피어를 불러오지 못함',
    handlers: () => [
      failing(endpoints.listSpheres, 'INTERNAL'),
      failing(endpoints.listRecommendedSpheres, 'INTERNAL'),
      failing(endpoints.searchSpheres, 'INTERNAL'),
    ],
  },
  'spheres.empty': {
    title: '스피어가 없음',
    handlers: () => [
      answering(endpoints.listSpheres, noSpheres),
      answering(endpoints.listRecommendedSpheres, noSpheres),
      answering(endpoints.searchSpheres, noSphereFound),
    ],
  },
  'spheres.moreFailed': {
    title: '스피어의 다음 쪽을 불러오지 못함',
    handlers: () => [failing(endpoints.searchSpheres, 'INTERNAL', { when: isLaterPage })],
  },
  'spheres.loading': {
    title: '스피어를 계속 불러오는 중',
    handlers: () => [
      never(endpoints.listSpheres),
      never(endpoints.listRecommendedSpheres),
      never(endpoints.searchSpheres),
    ],
  },
  'suggestions.failed': {
    title: '추천 검색어를 불러오지 못함',
    handlers: () => [failing(endpoints.suggestSearches, 'INTERNAL')],
  },
  'join.failed': {
    title: '스피어에 참여하지 못함',
    handlers: () => [failing(endpoints.joinSphere, 'INTERNAL')],
  },
  'login.rejected': {
    title: '이메일이나 비밀번호가 틀림',
    handlers: () => [failing(endpoints.login, 'BAD_CREDENTIALS')],
  },
  'login.failed': {
    title: '로그인 중 서버 오류',
    handlers: () => [failing(endpoints.login, 'INTERNAL')],
  },
  'login.offline': {
    title: '로그인 중 네트워크 오류',
    handlers: () => [offline(endpoints.login)],
  },
  'login.limited': {
    title: '로그인 시도가 너무 많음',
    handlers: () => [failing(endpoints.login, 'RATE_LIMITED')],
  },
  'login.slow': { title: '로그인이 느림', handlers: () => [slow(endpoints.login, SLOW)] },
  'profile.failed': {
    title: '프로필을 불러오지 못함',
    handlers: () => [failing(endpoints.me, 'INTERNAL'), failing(endpoints.getUser, 'INTERNAL')],
  },
  'profile.loading': {
    title: '프로필을 계속 불러오는 중',
    handlers: () => [never(endpoints.me), never(endpoints.getUser)],
  },
  'settings.hidden': {
    title: '동반자와 추천 스피어를 숨김',
    handlers: () => [
      answering(endpoints.getSettings, {
        success: true,
        settings: {
          ...defaultSettings,
          companion_visible: false,
          recommended_spheres_visible: false,
        },
      }),
    ],
  },
  'settings.failed': {
    title: '설정을 불러오지 못함',
    handlers: () => [failing(endpoints.getSettings, 'INTERNAL')],
  },
  ...adminScenarios,
  ...backupScenarios,
  ...collectionScenarios,
  ...economyScenarios,
  ...importScenarios,
  ...legalScenarios,
  ...mailLinkScenarios,
  ...myScenarios,
  ...queryScenarios,
  ...rankingScenarios,
  ...providerScenarios,
  ...secondFactorScenarios,
  ...notificationScenarios,
  ...testerResultScenarios,
  ...toolScenarios,
  'session.expired': {
    title: '로그인이 풀림',
    handlers: () => endingSession(memberWrites),
  },
  'session.suspended': {
    title: '글을 쓰는 동안 활동이 정지됨',
    handlers: () => suspending(memberWrites, SUSPENDED_FOR),
  },
  'session.demoted': {
    title: '관리자 권한이 해제됨',
    handlers: () => adminWrites.map((endpoint) => failing(endpoint, 'FORBIDDEN')),
  },
  'network.down': {
    title: '네트워크가 끊김',
    handlers: () => [...all.map(offline), streamOffline()],
  },
  'network.slow': {
    title: '모든 요청이 느림',
    handlers: () => all.map((endpoint) => slow(endpoint, SLOW)),
  },
  'network.loading': {
    title: '내용을 계속 불러오는 중',
    handlers: () => contents.map(never),
  },
  'network.failed': {
    title: '내용을 불러오지 못함',
    handlers: () => contents.map((endpoint) => failing(endpoint, 'INTERNAL')),
  },
  'account.suspended': {
    title: '활동이 정지된 멤버',
    handlers: () => suspending(reads, SUSPENDED_FOR),
  },
  'text.long': {
    title: '이름과 제목과 글이 긺',
    handlers: () => reads.map(withLongTexts),
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** Finds the scenarios with these names, and the unknown names. */
export function readScenarioNames(asked: readonly string[]): {
  names: ScenarioName[];
  unknown: string[];
} {
  return {
    names: scenarioNames.filter((name) => asked.includes(name)),
    unknown: asked.filter((name) => !(name in scenarios)),
  };
}

/** The handlers of some scenarios, which run before the usual ones. */
export function scenarioHandlers(names: readonly ScenarioName[]): RequestHandler[] {
  return names.flatMap((name) => scenarios[name].handlers());
}
