import { checklistTexts } from '@/texts/admin/checklist';
import { identityTexts } from '@/texts/identity';
import { adminPath } from '@/config/adminPages';
import { auditTexts } from '@/texts/admin/audit';
import { adminBackupTexts } from '@/texts/admin/backups';
import { adminMembersTexts, adminMemberTexts } from '@/texts/admin/members';
import { adminTexts } from '@/texts/admin/menu';
import { adminModerationTexts } from '@/texts/admin/moderation';
import { adminQueryTexts } from '@/texts/admin/query';
import { reportQueueTexts } from '@/texts/admin/reports';
import { reviewPostTexts, reviewTexts } from '@/texts/admin/review';
import { adminSettingsTexts } from '@/texts/admin/settings';
import { adminSphereTexts } from '@/texts/admin/spheres';
import { adminStatusTexts } from '@/texts/admin/status';
import { commonTexts } from '@/texts/common';
import { pictureFieldTexts } from '@/texts/pictureField';
import { jobTexts, problemTexts, quotaTexts } from '@contract/statusTexts';
import { errorTexts, queryTexts, reasonTexts, validationTexts } from '@contract/texts';
import { limitedText } from '@mocks/scenarios/build';
import { type ScenarioName } from '@mocks/scenarios';
import { mistake, place, sight, type Sight } from './sights';
import { list } from './site';
import { fill, press, type Step } from './steps';

const { loading, changeFailed, nextFailed, more } = commonTexts;
const apply = press(adminModerationTexts.apply);

const sql = { at: `${adminPath('query')}#sql=SELECT+title+FROM+post` };
const runQuery: Step[] = [
  fill(adminQueryTexts.key, 'mulbit-admin-key', 'password'),
  press(adminQueryTexts.run),
];
const query = (scenario: ScenarioName, says: string): Sight =>
  sight('query', scenario, says, { ...sql, steps: runQuery });
const changed = (scenario: ScenarioName, name: string, more?: Partial<Sight>): Sight =>
  sight('adminMember', scenario, changeFailed, { steps: [press(name), press(name)], ...more });
const createSphere = (name: string): Step[] => [
  press(adminSphereTexts.create),
  fill(adminSphereTexts.name, name),
  { press: adminSphereTexts.create, role: 'button' },
];
const reports = { at: `${adminPath('review')}?tab=reports` };

/** States of the admin pages, in addition to the common ones. */
export const adminSights: Sight[] = [
  ...list('review', 'review', {
    failed: reviewTexts.listFailed,
    empty: reviewTexts.empty.pending,
    loading,
  }),
  sight('review', 'review.moreFailed', nextFailed, {
    at: `${adminPath('review')}?tab=all`,
    steps: [press(more)],
  }),
  sight('review', 'review.confirmFailed', reviewTexts.actFailed.confirm, {
    steps: [press(reviewTexts.confirm)],
  }),
  sight('review', 'reports.failed', [], reports),
  sight('review', 'reports.empty', reportQueueTexts.empty.open, reports),
  sight('review', 'reports.loading', loading, reports),
  sight('review', 'checklist.missing', [checklistTexts.title, checklistTexts.needs.mail.how]),
  sight('review', 'status.troubled', adminStatusTexts.show),
  ...list('reviewPost', 'reviewPost', { failed: reviewPostTexts.failed, loading }),
  sight('reviewPost', 'reviewPost.commentsFailed', reviewPostTexts.commentsFailed),
  ...list('members', 'members', { failed: adminMembersTexts.failed, loading }),
  sight('members', 'members.slow', [], { as: 'Slow' }),
  sight('members', 'members.moreFailed', nextFailed, { world: 'longLists', steps: [press(more)] }),
  place('members', 'Empty', `${adminPath('members')}?q=nobody`, adminMembersTexts.empty),
  ...list('adminMember', 'adminMember', { failed: adminMemberTexts.failed, loading }),
  sight('adminMember', 'adminMember.ledgerFailed', adminMemberTexts.ledgerFailed),
  sight('adminMember', 'adminMember.ledgerLoading', loading),
  changed('adminMember.levelFailed', adminMemberTexts.makeAdmin),
  changed('session.demoted', adminMemberTexts.makeAdmin, { says: [errorTexts.FORBIDDEN] }),
  changed('adminMember.liftFailed', adminMemberTexts.lift, { world: 'suspended' }),
  changed('adminMember.sessionsFailed', adminMemberTexts.endSessions, { world: 'session' }),
  changed('adminMember.suspendFailed', '', {
    steps: [
      press(adminMemberTexts.suspend),
      fill(adminMemberTexts.reason, '광고를 거듭 올림'),
      press(adminMemberTexts.suspend),
    ],
  }),
  ...list('audit', 'audit', { failed: auditTexts.failed, loading }),
  place('audit', 'Empty', `${adminPath('audit')}?kind=account.delete`, auditTexts.empty),
  sight('audit', 'audit.slow', [], { as: 'Slow' }),
  sight('audit', 'audit.moreFailed', nextFailed, { world: 'longLists', steps: [press(more)] }),
  sight('audit', 'audit.exportFailed', auditTexts.exportFailed, {
    steps: [press(auditTexts.export)],
  }),
  ...list('adminSpheres', 'adminSpheres', {
    failed: adminSphereTexts.failed,
    empty: adminSphereTexts.empty,
    loading,
  }),
  mistake('adminSpheres', 'Closed', '닫힌 스피어', adminSphereTexts.closed, {
    world: 'closedSphere',
  }),
  mistake('adminSpheres', 'Create', '새 스피어', adminSphereTexts.createTitle, {
    steps: [press(adminSphereTexts.create)],
  }),
  mistake('adminSpheres', 'Edit', '스피어 수정', pictureFieldTexts.drawn, {
    steps: [press(adminSphereTexts.edit)],
  }),
  mistake('adminSpheres', 'Close', '닫을지 물어봄', adminSphereTexts.closeNote, {
    steps: [press(adminSphereTexts.close)],
  }),
  mistake('adminSpheres', 'NoName', '이름 없음', validationTexts.sphereName, {
    steps: createSphere(''),
  }),
  mistake('adminSpheres', 'TakenName', '같은 이름', reasonTexts.sphereNameTaken, {
    steps: createSphere('새벽 - 감성'),
  }),
  sight('adminSpheres', 'adminSpheres.saveFailed', adminSphereTexts.createFailed, {
    steps: createSphere('뜨개질 모임'),
  }),
  ...list('settings', 'adminSettings', { failed: adminSettingsTexts.loadFailed, loading }),
  sight('settings', 'overview.failed', adminTexts.overviewFailed),
  sight('settings', 'adminSettings.saveFailed', adminSettingsTexts.saveFailed, {
    steps: [press(adminSettingsTexts.switches.review_required.label, 'checkbox')],
  }),
  mistake('settings', 'NoSiteName', '사이트 이름 없음', validationTexts.siteName, {
    steps: [fill(identityTexts.fields.siteName.label, ''), press(commonTexts.save)],
  }),
  mistake('settings', 'Renamed', '다른 이름과 색', identityTexts.saved, {
    steps: [
      fill(identityTexts.fields.siteName.label, '새물결'),
      fill(identityTexts.fields.siteSlogan.label, '오늘도 새물결에서 만나요'),
      press(identityTexts.accents.violet, 'radio'),
      press(commonTexts.save),
    ],
  }),
  ...list('backups', 'backups', { failed: adminBackupTexts.failed, loading }),
  sight('backups', 'backups.made', adminBackupTexts.states.made.says),
  sight('backups', 'backups.waiting', adminBackupTexts.states.waiting.says),
  sight('backups', 'backups.late', adminBackupTexts.states.late.says),
  sight('backups', 'backups.broken', adminBackupTexts.states.failed.says),
  ...list('status', 'status', { failed: adminStatusTexts.failed, loading }),
  sight('status', 'status.well', adminStatusTexts.noProblems),
  sight('status', 'status.troubled', [
    problemTexts.jobFailed(jobTexts['upload-sweep']),
    problemTexts.quota(quotaTexts['youtube.search'], 97),
  ]),
  sight('status', 'status.processes', adminStatusTexts.processCount(3)),
  sight('status', 'status.long', adminStatusTexts.problems, { as: 'LongText' }),
  sight('settings', 'moderation.failed', adminModerationTexts.loadFailed),
  sight('settings', 'moderation.loading', loading),
  sight('settings', 'moderation.saveFailed', adminModerationTexts.saveFailed, {
    steps: [fill(adminModerationTexts.blindAfter, '7'), apply],
  }),
  mistake('settings', 'BlindAfter', '잘못된 신고 수', validationTexts.blindAfter, {
    steps: [fill(adminModerationTexts.blindAfter, '500'), apply],
  }),
  mistake(
    'settings',
    'ForbiddenHost',
    '잘못된 금지 사이트',
    adminModerationTexts.wrongEntry(validationTexts.forbiddenHost, '나쁜 곳'),
    {
      steps: [fill(adminModerationTexts.forbiddenHosts, '나쁜 곳'), apply],
    },
  ),
  sight('query', 'query.schemaFailed', adminQueryTexts.schemaFailed),
  query('query.failed', queryTexts.failed),
  query('query.timeout', queryTexts.timeout),
  // The call says when to try again in place of the end of its sentence.
  query('query.busy', queryTexts.busy.split('. ')[0] ?? ''),
  query('query.notSetUp', queryTexts.notSetUp),
  query('query.wrongKey', errorTexts.ADMIN_KEY),
  query('query.limited', limitedText),
  query('query.offline', ''),
  query('query.slow', ''),
  query('query.running', adminQueryTexts.running),
  mistake('query', 'Empty', '빈칸', queryTexts.empty, { steps: [press(adminQueryTexts.run)] }),
];
