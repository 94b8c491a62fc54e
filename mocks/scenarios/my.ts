import { endpoints } from '@contract/endpoints';
import type { Endpoint } from '@contract/endpoints/define';
import { answering, failing, never } from './build';

const { listMyComments, listMyLikes, listMySaved, listMyHidden, listMyActivity } = endpoints;
const { listMemberPosts, listMyBlocks, listSessions, listFavoriteVideos } = endpoints;
const lists: Endpoint[] = [
  listMemberPosts,
  listMyComments,
  listMyLikes,
  listMySaved,
  listMyHidden,
  listMyActivity,
  listMyBlocks,
  listSessions,
  listFavoriteVideos,
];
const { updateUser, changePassword, endSession, endOtherSessions, deleteMe, exportMe } = endpoints;
const changes: Endpoint[] = [
  updateUser,
  changePassword,
  endSession,
  endOtherSessions,
  deleteMe,
  exportMe,
];

const none = { page: 1, limit: 20, hasMore: false, nextCursor: null };
const noPosts = { success: true as const, posts: [], pagination: none };

/** Rare states of a member's own page. */
export const myScenarios = {
  'my.failed': {
    title: '마이페이지의 목록을 불러오지 못함',
    handlers: () => lists.map((endpoint) => failing(endpoint, 'INTERNAL')),
  },
  'my.loading': {
    title: '마이페이지의 목록을 계속 불러오는 중',
    handlers: () => lists.map(never),
  },
  'my.empty': {
    title: '마이페이지의 목록이 비어 있음',
    handlers: () => [
      answering(listMemberPosts, noPosts),
      answering(listMyLikes, noPosts),
      answering(listMySaved, noPosts),
      answering(listMyHidden, noPosts),
      answering(listMyComments, { success: true, comments: [], pagination: none }),
      answering(listMyActivity, { success: true, entries: [], pagination: none }),
      answering(listMyBlocks, { success: true, users: [] }),
      answering(listFavoriteVideos, { success: true, videos: [] }),
    ],
  },
  'member.failed': {
    title: '멤버 정보를 불러오지 못함',
    handlers: () => [failing(endpoints.getUser, 'INTERNAL')],
  },
  'member.loading': {
    title: '멤버 정보를 계속 불러오는 중',
    handlers: () => [never(endpoints.getUser)],
  },
  'account.failed': {
    title: '계정 설정을 바꾸지 못함',
    handlers: () => changes.map((endpoint) => failing(endpoint, 'INTERNAL')),
  },
};
