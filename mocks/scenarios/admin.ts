import { siteNeeds } from '@contract/rules/site/setup';
import { endpoints } from '@contract/endpoints';
import { answering, failing, never, slow } from './build';
import { streamOffline } from './notifications';
import { statusScenarios } from './status';

const { getAdminSettings, updateAdminSettings, getModeration, updateModeration } = endpoints;
const { listPendingPosts, listConfirmedPosts, listAllPosts, confirmPosts } = endpoints;
const { listAdminSpheres, createSphere, updateSphere, orderSpheres } = endpoints;
const { getReviewDetail, listReviewComments } = endpoints;

const { listRejectedPosts, rejectPosts, pinPost, unpinPost } = endpoints;

const lists = [listPendingPosts, listConfirmedPosts, listRejectedPosts, listAllPosts];
const noPosts = {
  success: true as const,
  results: [],
  pagination: { page: 1, limit: 20, hasMore: false, nextCursor: null },
  counts: { pending: 0, confirmed: 0, rejected: 0, all: 0, reports: 0 },
};

const SLOW = 1500;

const isLaterPage = ({ url }: Request) => new URL(url).searchParams.has('cursor');
const decides = (isConfirmed: boolean) => async (request: Request) =>
  ((await request.json()) as { is_confirmed?: boolean }).is_confirmed === isConfirmed;

/** The states of the admin pages. */
export const adminScenarios = {
  ...statusScenarios,
  'review.failed': {
    title: '검토할 글의 목록을 불러오지 못함',
    handlers: () => lists.map((list) => failing(list, 'INTERNAL')),
  },
  'review.moreFailed': {
    title: '검토할 글을 더 불러오지 못함',
    handlers: () => lists.map((list) => failing(list, 'INTERNAL', { when: isLaterPage })),
  },
  'review.loading': {
    title: '검토할 글의 목록을 계속 불러오는 중',
    handlers: () => lists.map(never),
  },
  'review.empty': {
    title: '검토할 글이 없음',
    handlers: () => lists.map((list) => answering(list, noPosts)),
  },
  'review.confirmFailed': {
    title: '글을 확정하지 못함',
    handlers: () => [failing(confirmPosts, 'INTERNAL', { when: decides(true) })],
  },
  'review.revertFailed': {
    title: '글을 미확정으로 되돌리지 못함',
    handlers: () => [failing(confirmPosts, 'INTERNAL', { when: decides(false) })],
  },
  'review.rejectFailed': {
    title: '글을 반려하지 못함',
    handlers: () => [failing(rejectPosts, 'INTERNAL')],
  },
  'pin.failed': {
    title: '글을 고정하거나 해제하지 못함',
    handlers: () => [failing(pinPost, 'INTERNAL'), failing(unpinPost, 'INTERNAL')],
  },
  'reviewPost.failed': {
    title: '검토할 글을 불러오지 못함',
    handlers: () => [failing(getReviewDetail, 'INTERNAL')],
  },
  'reviewPost.loading': {
    title: '검토할 글을 계속 불러오는 중',
    handlers: () => [never(getReviewDetail)],
  },
  'reviewPost.commentsFailed': {
    title: '검토할 글의 댓글을 불러오지 못함',
    handlers: () => [failing(listReviewComments, 'INTERNAL')],
  },
  'adminSettings.failed': {
    title: '관리자 설정을 불러오지 못함',
    handlers: () => [failing(getAdminSettings, 'INTERNAL')],
  },
  'adminSettings.loading': {
    title: '관리자 설정을 계속 불러오는 중',
    handlers: () => [never(getAdminSettings)],
  },
  'adminSettings.saveFailed': {
    title: '관리자 설정을 저장하지 못함',
    handlers: () => [failing(updateAdminSettings, 'INTERNAL')],
  },
  'moderation.failed': {
    title: '신고 설정을 불러오지 못함',
    handlers: () => [failing(getModeration, 'INTERNAL')],
  },
  'moderation.loading': {
    title: '신고 설정을 계속 불러오는 중',
    handlers: () => [never(getModeration)],
  },
  'moderation.saveFailed': {
    title: '신고 설정을 저장하지 못함',
    handlers: () => [failing(updateModeration, 'INTERNAL')],
  },
  'adminSpheres.failed': {
    title: '스피어 관리 목록을 불러오지 못함',
    handlers: () => [failing(listAdminSpheres, 'INTERNAL')],
  },
  'adminSpheres.loading': {
    title: '스피어 관리 목록을 계속 불러오는 중',
    handlers: () => [never(listAdminSpheres)],
  },
  'adminSpheres.empty': {
    title: '관리할 스피어가 없음',
    handlers: () => [answering(listAdminSpheres, { success: true, spheres: [] })],
  },
  'adminSpheres.saveFailed': {
    title: '스피어를 만들거나 저장하지 못함',
    handlers: () => [failing(createSphere, 'INTERNAL'), failing(updateSphere, 'INTERNAL')],
  },
  'adminSpheres.orderFailed': {
    title: '스피어의 순서를 바꾸지 못함',
    handlers: () => [failing(orderSpheres, 'INTERNAL')],
  },
  'overview.failed': {
    title: '관리자 현황을 불러오지 못함',
    handlers: () => [failing(endpoints.getAdminOverview, 'INTERNAL'), streamOffline()],
  },
  'checklist.missing': {
    title: '아직 없는 것이 있는 사이트',
    handlers: () => [answering(endpoints.getMissing, { success: true, missing: [...siteNeeds] })],
  },
  'review.undoFailed': {
    title: '방금 한 작업을 되돌리지 못함',
    handlers: () => [failing(endpoints.undoReview, 'INTERNAL')],
  },
  'members.failed': {
    title: '멤버 목록을 불러오지 못함',
    handlers: () => [failing(endpoints.listAdminMembers, 'INTERNAL')],
  },
  'members.loading': {
    title: '멤버 목록을 계속 불러오는 중',
    handlers: () => [never(endpoints.listAdminMembers)],
  },
  'adminMember.failed': {
    title: '멤버를 불러오지 못함',
    handlers: () => [failing(endpoints.getAdminMember, 'INTERNAL')],
  },
  'adminMember.loading': {
    title: '관리자가 보는 멤버를 계속 불러오는 중',
    handlers: () => [never(endpoints.getAdminMember)],
  },
  'adminMember.suspendFailed': {
    title: '멤버를 정지하지 못함',
    handlers: () => [failing(endpoints.suspendMember, 'INTERNAL')],
  },
  'adminMember.liftFailed': {
    title: '정지를 해제하지 못함',
    handlers: () => [failing(endpoints.liftSuspension, 'INTERNAL')],
  },
  'adminMember.levelFailed': {
    title: '관리자 권한을 바꾸지 못함',
    handlers: () => [failing(endpoints.setAdminLevel, 'INTERNAL')],
  },
  'adminMember.sessionsFailed': {
    title: '멤버의 세션을 종료하지 못함',
    handlers: () => [failing(endpoints.endMemberSessions, 'INTERNAL')],
  },
  'adminMember.ledgerFailed': {
    title: '멤버의 활동 내역을 불러오지 못함',
    handlers: () => [failing(endpoints.listAdminLedger, 'INTERNAL')],
  },
  'adminMember.ledgerLoading': {
    title: '멤버의 활동 내역을 계속 불러오는 중',
    handlers: () => [never(endpoints.listAdminLedger)],
  },
  'members.moreFailed': {
    title: '멤버를 더 불러오지 못함',
    handlers: () => [failing(endpoints.listAdminMembers, 'INTERNAL', { when: isLaterPage })],
  },
  'members.slow': {
    title: '멤버 목록이 느림',
    handlers: () => [slow(endpoints.listAdminMembers, SLOW)],
  },
  'audit.moreFailed': {
    title: '감사 로그를 더 불러오지 못함',
    handlers: () => [failing(endpoints.listAudit, 'INTERNAL', { when: isLaterPage })],
  },
  'audit.slow': {
    title: '감사 로그가 느림',
    handlers: () => [slow(endpoints.listAudit, SLOW)],
  },
  'audit.exportFailed': {
    title: '감사 로그를 내려받지 못함',
    handlers: () => [failing(endpoints.exportAudit, 'INTERNAL')],
  },
  'reports.failed': {
    title: '신고 목록을 불러오지 못함',
    handlers: () => [failing(endpoints.listReports, 'INTERNAL')],
  },
  'reports.moreFailed': {
    title: '신고를 더 불러오지 못함',
    handlers: () => [failing(endpoints.listReports, 'INTERNAL', { when: isLaterPage })],
  },
  'reports.loading': {
    title: '신고 목록을 계속 불러오는 중',
    handlers: () => [never(endpoints.listReports)],
  },
  'reports.empty': {
    title: '처리할 신고가 없음',
    handlers: () => [answering(endpoints.listReports, noPosts)],
  },
  'reports.resolveFailed': {
    title: '신고를 처리하지 못함',
    handlers: () => [failing(endpoints.resolveReports, 'INTERNAL')],
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
