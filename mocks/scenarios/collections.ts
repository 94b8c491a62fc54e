import { endpoints } from '@contract/endpoints';
import { reasonTexts } from '@contract/texts';
import { failing, slow } from './build';

const { savePost, unsavePost, hidePost, unhidePost, blockMember } = endpoints;
const { followMember, unfollowMember, listFollowing } = endpoints;
const { addFavoriteVideo, removeFavoriteVideo, createReport } = endpoints;

/** Failures when a member saves, hides or reports something. */
export const collectionScenarios = {
  'save.failed': {
    title: '글을 저장하지 못함',
    handlers: () => [failing(savePost, 'INTERNAL'), failing(unsavePost, 'INTERNAL')],
  },
  'hide.failed': {
    title: '글을 숨기지 못함',
    handlers: () => [failing(hidePost, 'INTERNAL')],
  },
  'unhide.failed': {
    title: '숨긴 글을 다시 표시하지 못함',
    handlers: () => [failing(unhidePost, 'INTERNAL')],
  },
  'block.failed': {
    title: '멤버를 차단하지 못함',
    handlers: () => [failing(blockMember, 'INTERNAL')],
  },
  'follow.failed': {
    title: '팔로우하지 못함',
    handlers: () => [failing(followMember, 'INTERNAL'), failing(unfollowMember, 'INTERNAL')],
  },
  'follow.listFailed': {
    title: '팔로우한 멤버를 불러오지 못함',
    handlers: () => [failing(listFollowing, 'INTERNAL')],
  },
  'favorite.failed': {
    title: '영상을 즐겨찾기에 추가하지 못함',
    handlers: () => [
      failing(addFavoriteVideo, 'INTERNAL'),
      failing(removeFavoriteVideo, 'INTERNAL'),
    ],
  },
  'report.failed': {
    title: '신고하지 못함',
    handlers: () => [failing(createReport, 'INTERNAL')],
  },
  'report.twice': {
    title: '이미 신고함',
    handlers: () => [failing(createReport, 'CONFLICT', { message: reasonTexts.reportedTwice })],
  },
  'report.slow': { title: '신고가 느림', handlers: () => [slow(createReport, 1500)] },
};
