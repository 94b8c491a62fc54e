import { endpoints } from '@contract/endpoints';
import { failing, never, slow } from './build';

const SLOW = 1500;
const { listPendingPosts, listConfirmedPosts, listAllPosts } = endpoints;
const lists = [listPendingPosts, listConfirmedPosts, listAllPosts];

const wants = (isConfirmed: boolean) => async (request: Request) =>
  (((await request.json()) as { is_confirmed?: boolean }).is_confirmed ?? true) === isConfirmed;

/** The states of the admin area. */
export const adminScenarios = {
  'review.failed': {
    title: '검토할 글을 불러오지 못함',
    handlers: () => lists.map((list) => failing(list, 'INTERNAL')),
  },
  'review.slow': {
    title: '검토할 글이 느림',
    handlers: () => lists.map((list) => slow(list, SLOW)),
  },
  'review.loading': {
    title: '검토할 글을 계속 불러오는 중',
    handlers: () => lists.map((list) => never(list)),
  },
  'review.confirmFailed': {
    title: '글을 확정하지 못함',
    handlers: () => [failing(endpoints.confirmPosts, 'INTERNAL', { when: wants(true) })],
  },
  'review.revertFailed': {
    title: '글을 미확정으로 되돌리지 못함',
    handlers: () => [failing(endpoints.confirmPosts, 'INTERNAL', { when: wants(false) })],
  },
  'review.undoFailed': {
    title: '방금 한 작업을 되돌리지 못함',
    handlers: () => [failing(endpoints.undoReview, 'INTERNAL')],
  },
  'reviewDetail.failed': {
    title: '검토할 글의 상세를 불러오지 못함',
    handlers: () => [failing(endpoints.getReviewDetail, 'INTERNAL')],
  },
  'reviewDetail.commentsFailed': {
    title: '검토할 글의 댓글을 불러오지 못함',
    handlers: () => [failing(endpoints.listReviewComments, 'INTERNAL')],
  },
  'adminSettings.failed': {
    title: '관리자 설정을 불러오지 못함',
    handlers: () => [failing(endpoints.getAdminSettings, 'INTERNAL')],
  },
  'adminSettings.saveFailed': {
    title: '관리자 설정을 저장하지 못함',
    handlers: () => [failing(endpoints.updateAdminSettings, 'INTERNAL')],
  },
  'members.failed': {
    title: '멤버 목록을 불러오지 못함',
    handlers: () => [failing(endpoints.listAdminMembers, 'INTERNAL')],
  },
  'members.loading': {
    title: '멤버 목록을 계속 불러오는 중',
    handlers: () => [never(endpoints.listAdminMembers)],
  },
  'member.failed': {
    title: '멤버를 불러오지 못함',
    handlers: () => [failing(endpoints.getAdminMember, 'INTERNAL')],
  },
  'member.suspendFailed': {
    title: '멤버를 정지하지 못함',
    handlers: () => [failing(endpoints.suspendMember, 'INTERNAL')],
  },
  'audit.failed': {
    title: '감사 로그를 불러오지 못함',
    handlers: () => [failing(endpoints.listAudit, 'INTERNAL')],
  },
  'audit.loading': {
    title: '감사 로그를 계속 불러오는 중',
    handlers: () => [never(endpoints.listAudit)],
  },
};
