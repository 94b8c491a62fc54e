import { consentTexts } from '../../consentTexts';
import type { EndpointName } from '../../endpoints';
import { testerTexts, validationTexts as texts } from '../../texts';
import { pushSubscription } from '../support/push-subscription';
import {
  over,
  filled,
  ids,
  switches,
  plain,
  shortText,
  needed,
  sign,
  filters,
  email,
  typedPassword,
  newPassword,
  hidden,
  userName,
  consents,
  token,
  setupToken,
  identity,
  badBlocks,
  badAccessories,
  characterName,
  decided,
  decidedWithReason,
  sphere,
  sql,
  until,
  audit,
  ranking,
  type Refusal,
  type Refusals,
  mentions,
  videoNeeded,
  unknownCategory,
} from './refusal-values';
import { loginProviders } from './login-providers';
import { secondFactors } from './second-factors';

/** Fields that every call refuses alike. */
const everywhere: Refusals = {
  ...Object.fromEntries(
    ['userId', 'postId', 'post_id', 'commentId', 'sphereId', 'plantId', 'partId', 'deviceId']
      .concat('queryId', 'parentCommentId', 'base_part_id', 'after')
      .map((field) => [field, [ids]]),
  ),
  page: [
    [texts.page, '0', '-1', '1.5', 'x', ['1', '2']],
    [texts.pageBeyond, '10001'],
  ],
  limit: [[texts.limit, '-1', '1.5', 'Infinity', ['1', '2']]],
  cursor: [[texts.cursor, 'x', '!', 'NaN.1', '1e5.2', "1' --", ['1.1', '2.2']]],
  q: shortText(100, texts.queryLong),
  adminKey: [plain],
  emptied: [plain],
  fresh: [[texts.field, 'yes', 1]],
  provider: [[texts.id, 'facebook', 'KAKAO', '__proto__', "' OR '1'='1", '물', '%']],
  passkeyId: [[texts.id, 'a b', "' OR '1'='1", '물', 'x'.repeat(65), '%']],
  sessionId: [[texts.id, 'a b', "' OR '1'='1", '물', 'x'.repeat(65), '%']],
  videoId: [
    [texts.videoId, 'short', 'twelve-chars', 'has space!!', '../../../etc', '한'.repeat(11)],
  ],
  batchId: [plain],
  bulkId: [[texts.field, 7, 'x'.repeat(65)]],
  on: [switches],
  url: [
    [
      texts.url,
      ...['   ', '주소가 아님', 'https://', 'ftp://example.com/', 'javascript:alert(1)'],
      ...['https://me:secret@example.com/', 'http://@example.com:70000/'],
      ...[undefined, null, 1, ['https://example.com/'], { href: 'x' }],
    ],
    [texts.urlLong, `https://a.example/${'a'.repeat(2000)}`],
  ],
  title: shortText(100, texts.titleLong),
  blocks: badBlocks,
  tester: [sign(testerTexts.unknownTester)],
};

// Lists that look the same to everybody ignore the member's id.
const ignored: Refusals = { userId: [] };

/** Fields of single calls; they replace those above. */
const own: Partial<Record<EndpointName, Refusals>> = {
  signup: { email, password: newPassword, user_name: userName, ...consents },
  login: {
    email: [
      [texts.email, undefined, '', 1],
      [texts.emailFormat, 'x'.repeat(255)],
    ],
    password: typedPassword,
  },
  requestPasswordReset: { email },
  checkMailLink: { token },
  checkSetup: { token: setupToken },
  setUpSite: {
    token: setupToken,
    ...identity,
    reviewRequired: [switches],
    spheres: [[texts.field, undefined, {}, 'x', Array.from({ length: 21 })]],
    ...{ email, password: newPassword, user_name: userName },
  },
  resetPassword: { token, password: newPassword },
  confirmEmail: { token },
  updateUser: {
    user_name: userName,
    bio: shortText(200, texts.bioLong),
    profile_image: [
      [
        texts.profileImage,
        ...['https://evil.example/a.png', '/uploads/../a.png', '/avatars/nope.svg', 'blob:x', ''],
      ],
    ],
  },
  changePassword: { currentPassword: typedPassword, newPassword },
  ...loginProviders,
  ...secondFactors,
  changeEmail: { password: typedPassword, email },
  deleteMe: { password: typedPassword },
  listNotifications: { group: [filters(texts.field)] },
  readNotifications: {
    ids: [
      [texts.field, 'notification1', Array(101).fill(1)],
      [texts.id, [0], ['post1'], [null]],
    ],
  },
  updateNotificationSettings: Object.fromEntries(
    ['comment', 'reply', 'mention', 'like', 'new_post', 'confirm', 'level_up', 'report'].map(
      (field) => [field, [switches]],
    ),
  ),
  giveConsents: {
    ...consents,
    termsVersion: [[consentTexts.terms, undefined, 20261123]],
    privacyVersion: [[consentTexts.privacy, undefined, true]],
  },
  subscribePush: {
    endpoint: [
      [
        texts.push,
        ...['http://push.example/send', 'https://127.0.0.1/send', 'https://localhost/send'],
        ...['https://10.0.0.1/send', 'https://[::1]/send', 'https://push.example:8443/send'],
        ...['https://printer.local/send', 'https://me:secret@push.example/send', 'push', ''],
        ...[`https://push.example/${'a'.repeat(1000)}`, undefined],
      ],
    ],
    keys: [
      [
        texts.push,
        ...[{}, null, undefined, { ...pushSubscription('x').keys, auth: '짧다' }],
        { ...pushSubscription('x').keys, p256dh: 'short' },
      ],
    ],
  },
  getLegalText: { name: [[texts.field, 'cookies']] },
  updateAdminSettings: {
    ...Object.fromEntries(
      ['companion_visible', 'recommended_spheres_visible', 'review_required']
        .concat('companionVisible', 'recommendedSpheresVisible', 'reviewRequired')
        .concat('admin_second_factor', 'adminSecondFactor')
        .map((field) => [field, [switches]]),
    ),
    ...identity,
    siteIcon: [[texts.siteIcon, '', '/tiles/night.svg', 'https://example.com/icon.png', 7]],
  },
  updateModeration: {
    blindAfter: [[texts.blindAfter, -1, 101, 1.5, '5', null]],
    reviewFirst: [[texts.reviewFirst, -1, 101, 0.5, '1', null]],
    forbiddenAct: [[texts.forbiddenAct, 'hide', true, null]],
    forbiddenWords: [
      [texts.forbiddenWord, ['가'], ['!!! '], ['가'.repeat(51)], [7]],
      [texts.forbiddenWordsMany, Array<string>(501).fill('도박')],
      [texts.field, '도박', null],
    ],
    forbiddenHosts: [
      [texts.forbiddenHost, ['bad'], [''], ['ftp://bad.example'], [7]],
      [texts.forbiddenHostsMany, Array<string>(501).fill('bad.example')],
      [texts.field, 'bad.example', null],
    ],
  },
  getFeed: ignored,
  suggestSearches: { q: [[texts.field, undefined], ...shortText(100, texts.queryLong)] },
  suggestMembers: { q: [[texts.field, undefined], ...shortText(100, texts.queryLong)] },
  getPostDetail: ignored,
  listComments: ignored,
  listSpheres: ignored,
  listRecommendedSpheres: ignored,
  createPost: {
    content: [plain],
    categories: [[texts.field, 'commute'], videoNeeded],
    writingId: [[texts.field, '', 'a'.repeat(65), '한글한글한글한글', 'a space in', 7, null]],
    isNotice: [[texts.field, 'true', 1, null]],
  },
  updatePost: {
    categories: [[texts.field, 'commute', null], unknownCategory],
    baseRevision: [[texts.field, -1, 0.5, '0', null, 2 ** 60, {}]],
  },
  reactToPost: { type: [sign(texts.reaction, 'love', 'LIKE')] },
  customizeCharacter: {
    basePartId: [ids, [texts.id, undefined]],
    accessories: badAccessories,
    characterName,
    character_name: characterName,
  },
  claimExperience: { actionType: [sign(texts.actionType, 'level_up', 'opening', 'DAILY_LOGIN')] },
  plantSeed: { species: [sign(texts.species, 'rose', 'LOTUS')] },
  createReport: {
    targetType: [sign(texts.reportTarget, 'user')],
    targetId: [[texts.id, 'post0', undefined, null, '', 'comment6', 'user6', 0, 1.5, {}]],
    reason: [sign(texts.reportReason, 'boring')],
    note: shortText(500, texts.reportNoteLong),
  },
  createComment: { content: needed(texts.commentEmpty, 1000, texts.commentLong), mentions },
  updateComment: { content: needed(texts.commentEmpty, 1000, texts.commentLong), mentions },
  confirmPosts: {
    ...decided,
    postId: [ids, [texts.confirmTarget, undefined]],
    is_confirmed: [[texts.field, 'yes', 1, null]],
  },
  rejectPosts: { ...decidedWithReason, postId: [ids, [texts.postsTarget, undefined]] },
  removePosts: {
    ...decidedWithReason,
    postIds: [...(decided.postIds ?? []), [texts.postsTarget, undefined, []]],
  },
  listAdminMembers: {
    state: [filters(texts.memberFilter)],
    level: [filters(texts.memberFilter)],
  },
  pinPost: {
    scope: [[texts.pinScope, 'all', undefined, null]],
    until,
    position: [[texts.pinPosition, 0, 11, 1.5, '1', null]],
  },
  suspendMember: {
    reason: needed(texts.suspendReason, 300, texts.reviewReasonLong),
    until,
  },
  setAdminLevel: {
    admin_level: [[texts.adminLevel, 2, -1, '1', null, undefined]],
    adminLevel: [[texts.adminLevel, 2, -1, '1', null]],
  },
  createSphere: { ...sphere, name: [...sphere.name, [texts.sphereName, undefined]] },
  updateSphere: { ...sphere, isClosed: [switches] },
  orderSpheres: {
    ids: [
      [texts.sphereOrder, undefined, null, 'sphere1', ['sphere1', 1]],
      [texts.spheresMany, filled(501, (at) => at + 1)],
      [texts.id, [0], ['post1'], [null]],
    ],
  },
  listAudit: audit,
  exportAudit: audit,
  listReports: { state: [filters(texts.reportState)] },
  resolveReports: {
    targetType: [sign(texts.reportTarget)],
    targetId: [[texts.id, 'comment1', undefined, null]],
    action: [sign(texts.reportAction, 'delete'), [texts.reportDecision, 'warn', 'remove']],
    reason: shortText(300, texts.reviewReasonLong),
    until,
  },
  runQuery: {
    query: sql,
    params: [[texts.field, 'x', null]],
    explain: [switches],
  },
  saveQuery: {
    name: [
      [texts.savedName, undefined, '', '  ', '\u3164', null, 12],
      [texts.savedNameLong, over(60)],
      hidden,
    ],
    query: sql,
  },
  undoImport: { batchId: [[texts.id, 'x'.repeat(65)]] },
  redoImport: { batchId: [[texts.id, 'x'.repeat(65)]] },
  callYoutube: { endpoint: [[testerTexts.unknownTester, 'captions', undefined]] },
  saveVideos: {
    tester: [[testerTexts.unknownTester, 'nothing', null]],
    endpoint: [plain],
    videos: [
      [testerTexts.saveNothing, undefined, null, 'x'],
      [testerTexts.saveNoSelection, []],
      [testerTexts.saveMany, filled(51, (at) => ({ id: `abcdefgh${at + 100}` }))],
    ],
    params: [[texts.field, 'x', null]],
  },
  getTrending: ranking,
  rankVideos: ranking,
  rankChannels: ranking,
  listNewChannels: ranking,
  getVideoInsights: ranking,
  recordFixture: { params: [[texts.field, undefined, 'x']], keptOnly: [switches] },
};

/** The refusals of a call's field; an empty list if the call accepts or ignores every value. */
export const rowsOf = (name: EndpointName, field: string): readonly Refusal[] =>
  own[name]?.[field] ?? everywhere[field] ?? [];
