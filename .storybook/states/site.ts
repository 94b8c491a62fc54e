import { identityTexts } from '@/texts/identity';
import { setupTexts } from '@/texts/setup';
import { authTexts } from '@/texts/auth';
import { blockTexts, imageTexts, linkTexts, postFormTexts } from '@/texts/blocks';
import { characterTexts } from '@/texts/character';
import { blindedTexts } from '@/texts/blinded';
import { collectTexts } from '@/texts/collect';
import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';
import { companionTexts } from '@/texts/companion';
import { detailTexts } from '@/texts/detail';
import { emptyFeedTexts } from '@/texts/emptyFeed';
import { failureTexts } from '@/texts/errors';
import { feedTexts } from '@/texts/feed';
import { followTexts } from '@/texts/follow';
import { gardenTexts, plantTexts, speciesTexts } from '@/texts/garden';
import { mailLinkTexts } from '@/texts/mailLinks';
import { memberTexts } from '@/texts/member';
import { emptyTexts, listFailureTexts } from '@/texts/my';
import { notificationTexts } from '@/texts/notifications';
import { notificationSettingsTexts } from '@/texts/notificationSettings';
import { postTexts } from '@/texts/post';
import { legalTexts } from '@/texts/legal';
import { reasonTexts as reportReasons, reportTexts } from '@/texts/report';
import { rewardTexts } from '@/texts/rewards';
import { saveTexts } from '@/texts/save';
import { settingsTexts } from '@/texts/settings';
import { sphereTexts } from '@/texts/sphere';
import { spheresTexts } from '@/texts/spheres';
import { videoPostTexts, writeTexts } from '@/texts/write';
import { noticesPath, pageAddresses as at, postPath, spherePath } from '@contract/pages';
import { place } from '@contract/fixtures/spheres';
import { unreachablePage } from '@contract/fixtures/pages';
import { errorTexts, forbiddenTexts, reasonTexts, validationTexts } from '@contract/texts';
import type { ScenarioName } from '@mocks/scenarios';
import { limitedText } from '@mocks/scenarios/build';
import { providerSights } from './providers';
import { firstSights } from './first-minute';
import { secondFactorSights } from './second-factor';
import { mistake, sight, type AnyPage, type Sight } from './sights';
import { fill, picture, press, type Step } from './steps';

const EMAIL = 'member@mulbit.test';
const member = { role: 'member' } as const;
const settings = { at: `${at.my}/settings` };

const menu = (entry: string): Step[] => [press(postTexts.moreActions), press(entry, 'menuitem')];
const report: Step[] = [
  ...menu(reportTexts.report),
  press(reportReasons.spam, 'radio'),
  press(reportTexts.submit),
];
const comment: Step[] = [fill(commentTexts.label, '잘 봤습니다.'), press(commentTexts.submit)];
const login: Step[] = [
  fill(authTexts.email, EMAIL),
  fill(authTexts.password, 'mulbit-member-1', 'password'),
  press(authTexts.login),
];
const askMail: Step[] = [fill(mailLinkTexts.email, EMAIL), press(mailLinkTexts.send)];
const setPassword: Step[] = [
  fill(settingsTexts.newPassword, '다시 정한 비밀번호', 'password'),
  fill(settingsTexts.newPasswordAgain, '다시 정한 비밀번호', 'password'),
  press(mailLinkTexts.newSubmit),
];
const post: Step[] = [
  fill(postFormTexts.title, '물소리 들으며 통기타'),
  fill(blockTexts.text, '코드 네 개만 알면 됩니다.'),
  press(writeTexts.submit),
];
const shareVideo: Step[] = [
  fill(videoPostTexts.title, '물소리 들으며 통기타'),
  fill(videoPostTexts.content, '코드 네 개만 알면 됩니다.'),
  fill(videoPostTexts.link, 'https://vimeo.com/76979871'),
  press(writeTexts.submit),
];
const link = (address: string): Step[] => [
  press(blockTexts.kinds.link),
  fill(linkTexts.url, address),
];
const bell = press(notificationTexts.title);

/** A page whose own list fails, takes long or is empty. */
export const list = (
  page: AnyPage,
  subject: string,
  says: { failed?: string; empty?: string; loading?: string },
): Sight[] =>
  (['loading', 'empty', 'failed'] as const)
    .filter((state) => says[state] !== undefined)
    .map((state) =>
      sight(page, `${subject}.${state}` as ScenarioName, says[state], {
        as: ({ loading: 'Loading', empty: 'Empty', failed: 'Failed' } as const)[state],
      }),
    );

const { loading } = commonTexts;

const forbidden = (page: AnyPage, word: string, more: Pick<Sight, 'steps' | 'role'>) =>
  mistake(page, 'ForbiddenWord', '쓸 수 없는 말', forbiddenTexts.word(word), {
    ...{ world: 'forbidden', ...more },
  });

/** States of public and member pages, in addition to the common ones. */
export const siteSights: Sight[] = [
  ...list('home', 'feed', {
    failed: failureTexts.feed,
    empty: emptyFeedTexts.none,
    loading: feedTexts.loading,
  }),
  sight('home', 'feed.slow', [], { as: 'Slow' }),
  sight('home', 'feed.long'),
  sight('home', 'feed.moreFailed', feedTexts.moreFailed, {
    steps: [
      press(feedTexts.autoLoad, 'checkbox'),
      press(commonTexts.more),
      press(commonTexts.more),
    ],
  }),
  mistake('home', 'Notices', '공지사항', [feedTexts.notices, postTexts.notice], {
    at: noticesPath,
  }),
  sight('home', 'feed.empty', emptyFeedTexts.notices, {
    key: 'NoNotices',
    title: '공지 없음',
    at: noticesPath,
  }),
  mistake('home', 'ClosedSphere', '닫힌 스피어', spheresTexts.closed, {
    ...member,
    at: spherePath(place.night),
    world: 'closedSphere',
  }),
  sight('home', 'settings.hidden', [], member),
  sight('home', 'settings.failed', [], member),
  sight('home', 'profile.failed', [], member),
  sight('home', 'profile.loading', [], member),
  sight('home', 'suggestions.failed'),
  sight('home', 'notifications.streamDown', [], member),
  sight('home', 'notifications.empty', notificationTexts.empty, { ...member, steps: [bell] }),
  sight('home', 'notifications.failed', notificationTexts.failed, { ...member, steps: [bell] }),
  sight('home', 'notifications.loading', [], { ...member, steps: [bell] }),
  sight('home', 'notifications.readFailed', notificationTexts.readFailed, {
    ...member,
    steps: [bell, press(notificationTexts.readAll)],
  }),
  sight('home', 'claim.levelUp', [], { ...member, earnsDailyVisit: true }),
  sight('home', 'claim.failed', rewardTexts.failed, { ...member, earnsDailyVisit: true }),
  sight('home', 'hide.failed', collectTexts.hideFailed, {
    ...member,
    steps: menu(collectTexts.hide),
  }),
  sight('home', 'signup.confirmEmail', mailLinkTexts.requestLead(EMAIL), {
    ...member,
    world: 'unconfirmed',
  }),

  ...list('post', 'post', { failed: detailTexts.failed, loading: detailTexts.loading }),
  sight('post', 'post.slow', [], { as: 'Slow' }),
  sight('post', 'post.missing', [detailTexts.notFoundTitle, detailTexts.notFoundBody], {
    as: 'Missing',
  }),
  mistake('post', 'Pending', '검토 중인 내 글', postTexts.pendingNotice, {
    ...member,
    at: postPath(5),
  }),
  mistake('post', 'Blinded', '블라인드된 내 글', blindedTexts.hint, {
    ...member,
    at: postPath(22),
    world: 'blinded',
  }),
  sight('post', 'comments.failed', [], { steps: [press(commentTexts.sort.latest)] }),
  sight('post', 'comment.failed', commentTexts.failed, { ...member, steps: comment }),
  forbidden('post', '잘 봤', { ...member, steps: comment }),
  sight('post', 'comment.slow', [], { ...member, steps: comment }),
  sight('post', 'like.failed', failureTexts.like, { ...member, steps: [press(postTexts.like)] }),
  sight('post', 'dislike.failed', failureTexts.dislike, {
    ...member,
    steps: [press(postTexts.dislike)],
  }),
  sight('post', 'save.failed', saveTexts.saveFailed, { ...member, steps: [press(postTexts.save)] }),
  sight('post', 'report.failed', reportTexts.failed, { ...member, steps: report }),
  sight('post', 'report.twice', reportTexts.already, { ...member, steps: report }),
  sight('post', 'report.slow', [], { ...member, steps: report }),
  sight('post', 'session.expired', errorTexts.LOGIN_REQUIRED, {
    ...member,
    steps: [press(postTexts.like)],
  }),
  sight('post', 'session.suspended', [], { ...member, steps: [press(postTexts.like)] }),

  ...list('member', 'member', { failed: failureTexts.profile, loading: memberTexts.loading }),
  sight('member', 'my.empty', memberTexts.empty, { as: 'Empty' }),
  sight('member', 'my.failed', memberTexts.postsFailed),
  sight('member', 'my.loading'),
  sight('member', 'follow.failed', followTexts.failed, {
    ...member,
    steps: [press(followTexts.follow)],
  }),

  ...list('spheres', 'spheres', {
    failed: spheresTexts.listFailed,
    empty: spheresTexts.none,
    loading,
  }),
  sight('spheres', 'spheres.moreFailed', commonTexts.nextFailed, {
    world: 'longLists',
    steps: [press(commonTexts.more)],
  }),
  sight('spheres', 'join.failed', failureTexts.joinSphere, {
    ...member,
    steps: [press(sphereTexts.joinOf('').trim())],
  }),

  ...(['terms', 'privacy', 'help'] as const).flatMap((page) =>
    list(page, 'legal', { failed: legalTexts.failed, loading }),
  ),

  sight('login', 'login.rejected', errorTexts.BAD_CREDENTIALS, { steps: login }),
  sight('login', 'login.failed', authTexts.failed, { steps: login }),
  sight('login', 'login.offline', [], { steps: login }),
  sight('login', 'login.limited', limitedText, { steps: login }),
  ...firstSights,
  ...secondFactorSights(login),
  ...providerSights,
  mistake('login', 'Empty', '빈칸', [authTexts.needEmail, authTexts.needPassword], {
    steps: [press(authTexts.login)],
  }),
  mistake('signup', 'Empty', '빈칸', [authTexts.needUserName, authTexts.needConfirm], {
    steps: [press(authTexts.signup)],
  }),
  sight('forgotPassword', 'mail.failed', mailLinkTexts.sendFailed, { steps: askMail }),
  sight('forgotPassword', 'mail.limited', limitedText, { steps: askMail }),
  ...(['resetPassword', 'confirmEmail'] as const).flatMap((page) => [
    sight(page, 'mail.checking', mailLinkTexts.checking, { as: 'Loading' }),
    sight(page, 'mail.checkFailed', mailLinkTexts.checkFailed, { as: 'Failed' }),
  ]),

  mistake('setup', 'Ended', '끝난 링크', reasonTexts.siteSetupEnded, {
    at: `${at.setup}#another-token`,
  }),
  mistake('setup', 'NoLink', '링크 없음', setupTexts.missing, { at: at.setup }),
  mistake('setup', 'Empty', '빈칸', [validationTexts.siteName, validationTexts.password], {
    steps: [press(setupTexts.submit)],
  }),
  mistake('setup', 'Accent', '다른 색', setupTexts.title, {
    steps: [press(identityTexts.accents.sunset, 'radio')],
  }),

  sight('resetPassword', 'mail.failed', mailLinkTexts.newFailed, { steps: setPassword }),

  ...list('my', 'my', { failed: listFailureTexts.posts, loading }),
  sight('my', 'my.empty', emptyTexts.posts.message, { as: 'Empty' }),
  sight('my', 'account.failed', settingsTexts.exportFailed, {
    ...settings,
    steps: [press(settingsTexts.exportAct)],
  }),
  sight('my', 'follow.listFailed', followTexts.listFailed, settings),
  sight('my', 'notifications.settingsFailed', notificationSettingsTexts.loadFailed, settings),
  sight('my', 'notifications.switchFailed', notificationSettingsTexts.saveFailed, {
    ...settings,
    steps: [press(notificationSettingsTexts.switches.comment, 'checkbox')],
  }),

  ...list('garden', 'garden', { failed: gardenTexts.failed, empty: gardenTexts.empty }),
  sight('garden', 'garden.loading', [], { as: 'Loading' }),
  sight('garden', 'garden.poor', reasonTexts.dropsShort),
  sight('garden', 'garden.waterFailed', plantTexts.waterFailed, {
    steps: [press(plantTexts.waterOf(speciesTexts.lotus))],
  }),
  ...list('character', 'character', {
    failed: companionTexts.failed,
    loading: characterTexts.loading,
  }),
  sight('character', 'character.missing', characterTexts.notFound, { as: 'Empty' }),
  sight('character', 'character.saveFailed', characterTexts.saveFailed, {
    steps: [press(characterTexts.random), press(characterTexts.finish)],
  }),

  sight('write', 'write.failed', postFormTexts.failed, { steps: post }),
  sight('write', 'change.failed', postFormTexts.changeFailed, {
    at: `${at.write}?post=22`,
    steps: [fill(postFormTexts.title, '코드 네 개로 되는 노래'), press(postFormTexts.save)],
  }),
  mistake('write', 'Notice', '공지 쓰기', postFormTexts.noticeHint, {
    role: 'admin',
    steps: [press(postFormTexts.notice, 'checkbox')],
  }),
  sight('write', 'upload.failed', imageTexts.failed(errorTexts.STORAGE_FULL), {
    steps: [press(blockTexts.kinds.image), picture],
  }),
  sight('write', 'upload.loading', [], { steps: [press(blockTexts.kinds.image), picture] }),
  sight('write', 'preview.failed', linkTexts.failed, { steps: link(unreachablePage.url) }),
  sight('write', 'preview.slow', [], { steps: link(unreachablePage.url) }),
  sight('write', 'preview.loading', linkTexts.loading, { steps: link(unreachablePage.url) }),
  mistake('write', 'LinkRefused', '미리보기를 지원하지 않는 주소', reasonTexts.previewRefused, {
    steps: link('http://127.0.0.1/'),
  }),
  forbidden('write', '통기타', { steps: post }),
  forbidden('writeYoutube', '통기타', { steps: shareVideo }),
  sight('writeYoutube', 'write.failed', videoPostTexts.failed, { steps: shareVideo }),
  sight('writeYoutube', 'write.slow', [], { steps: shareVideo }),
];
