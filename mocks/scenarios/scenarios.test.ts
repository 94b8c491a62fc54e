import { NOTIFICATION_STREAM } from '@contract/endpoints/routes';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer } from '../node';
import { outcomeOf, type Call, type Outcome } from '../testing/scenario-outcome';
import { resetWorld, signInAs } from '../world';
import {
  readScenarioNames,
  scenarioHandlers,
  scenarioNames,
  scenarios,
  type ScenarioName,
} from '.';
import { scenarioGroups } from './groups';
import { toolScenarios } from './tools';

const feed: Call = ['GET', '/api/posts/feed'];
const detail: Call = ['GET', '/api/posts/post1/detail'];
const like: Call = ['POST', '/api/posts/post1/like', { type: 'like' }];
const dislike: Call = ['POST', '/api/posts/post1/like', { type: 'dislike' }];
const write: Call = ['POST', '/api/posts/feed', { blocks: [{ type: 'text', content: '물빛' }] }];
const preview: Call = ['POST', '/api/links/preview', { url: 'https://mulbit.example/' }];
const upload: Call = ['POST', '/api/upload/image'];
const comment: Call = ['POST', '/api/posts/post1/comments', { content: '물빛' }];
const spheres: Call = ['GET', '/api/spheres/recommended'];
const account = { email: 'new@mulbit.test', password: 'mulbit-new-1', user_name: '새 회원' };
const login: Call = ['POST', '/api/auth/login', account];
const secondStep: Call = ['POST', '/api/auth/second-factor', { token: 'a-token', code: '1' }];
const path = '/api/me/second-factor';
const factor: Call = ['GET', path];
const accounts: Call = ['GET', '/api/me/accounts'];
const visit: Call = ['POST', '/api/auth/providers/kakao', { state: 'a', code: 'a' }];
const passkeys: Call = ['GET', '/api/me/passkeys'];
const bell: Call = ['GET', '/api/notifications'];
const me: Call = ['GET', '/api/auth/me'];
const likes: Call = ['GET', '/api/me/likes'];
const settings: Call = ['GET', '/api/settings'];
const adminSettings: Call = ['GET', '/api/admin/settings'];
const backups: Call = ['GET', '/api/admin/backups'];
const status: Call = ['GET', '/api/admin/status'];
const moderation: Call = ['GET', '/api/admin/moderation'];
const adminSpheres: Call = ['GET', '/api/admin/spheres'];
const pendingPosts: Call = ['GET', '/api/admin/posts/pending'];
const decision = '/api/admin/posts/confirm';
const character: Call = ['GET', '/api/character/profile'];
const claim: Call = ['POST', '/api/character/experience', { actionType: 'like_give' }];
const customize: Call = ['POST', '/api/character/customize', { basePartId: 1, accessories: [] }];
const garden: Call = ['GET', '/api/garden/plants'];
const water: Call = ['POST', '/api/garden/plants/plant1/water', {}];
const reported = { targetType: 'post', targetId: 'post1', reason: 'spam' };
const sql: Call = ['POST', '/api/admin/query', { query: 'SELECT 1' }];
const report: Call = ['POST', '/api/reports', reported];
const trending: Call = ['GET', '/api/youtube/trending'];
const ranked: Call = ['GET', '/api/youtube/channels/ranking'];
const saveVideos: Call = ['POST', '/api/youtube/save-videos', { videos: [] }];
const importingMore: Call = ['POST', '/api/youtube/import', { pageToken: 'CA000A' }];
const resetMail: Call = ['POST', '/api/auth/password/forgot', { email: 'member@mulbit.test' }];
const mailLink: Call = ['POST', '/api/auth/mail-link', { token: 'none' }];
const batches: Call = ['GET', '/api/admin/imports'];

/** Another test file covers the scenarios of the data tools. */
type OtherName = Exclude<ScenarioName, keyof typeof toolScenarios>;

const outcomes: Record<OtherName, [Call, Outcome | number]> = {
  'trending.failed': [trending, 'UPSTREAM'],
  'trending.exhausted': [trending, 'UPSTREAM_QUOTA'],
  'trending.limited': [trending, 'RATE_LIMITED'],
  'trending.empty': [trending, 200],
  'trending.stale': [trending, 200],
  'trending.counted': [trending, 200],
  'trending.loading': [trending, 'never'],
  'rankings.failed': [ranked, 'INTERNAL'],
  'rankings.loading': [ranked, 'never'],
  'rankings.empty': [ranked, 200],
  'rankings.none': [['GET', '/api/youtube/videos/ranking'], 200],
  'rankings.collecting': [ranked, 200],
  'feed.failed': [feed, 'INTERNAL'],
  'import.moreFailed': [importingMore, 'UPSTREAM'],
  'import.saveFailed': [['POST', '/api/youtube/import', {}], 'INTERNAL'],
  'import.quota': [importingMore, 'UPSTREAM_QUOTA'],
  'batches.failed': [batches, 'INTERNAL'],
  'batches.loading': [batches, 'never'],
  'batches.undoFailed': [['DELETE', '/api/admin/imports/batch'], 'INTERNAL'],
  'feed.moreFailed': [['GET', '/api/posts/feed?page=2'], 'INTERNAL'],
  'feed.empty': [feed, 'empty'],
  'feed.slow': [feed, 'slow'],
  'feed.loading': [feed, 'never'],
  'feed.long': [feed, 200],
  'post.failed': [detail, 'INTERNAL'],
  'post.missing': [detail, 'NOT_FOUND'],
  'post.slow': [detail, 'slow'],
  'post.loading': [detail, 'never'],
  'write.failed': [write, 'INTERNAL'],
  'write.slow': [write, 'slow'],
  'change.failed': [['PATCH', '/api/posts/post1', { title: '물빛' }], 'INTERNAL'],
  'upload.failed': [upload, 'STORAGE_FULL'],
  'upload.loading': [upload, 'never'],
  'preview.failed': [preview, 'unread'],
  'preview.slow': [preview, 'slow'],
  'preview.loading': [preview, 'never'],
  'like.failed': [like, 'INTERNAL'],
  'dislike.failed': [dislike, 'INTERNAL'],
  'comment.failed': [comment, 'INTERNAL'],
  'comment.slow': [comment, 'slow'],
  'comments.failed': [['GET', '/api/posts/post1/comments'], 'INTERNAL'],
  'spheres.failed': [spheres, 'INTERNAL'],
  'spheres.empty': [spheres, 'empty'],
  'spheres.loading': [spheres, 'never'],
  'spheres.moreFailed': [['GET', '/api/spheres/search?page=2'], 'INTERNAL'],
  'suggestions.failed': [['GET', '/api/search/suggestions?q=%E3%84%B1%E3%84%B1'], 'INTERNAL'],
  'join.failed': [['POST', '/api/spheres/sphere1/join'], 'INTERNAL'],
  'login.rejected': [login, 'BAD_CREDENTIALS'],
  'login.failed': [login, 'INTERNAL'],
  'login.offline': [login, 'offline'],
  'login.limited': [login, 'RATE_LIMITED'],
  'login.slow': [login, 'slow'],
  'login.secondStep': [secondStep, 'BAD_CREDENTIALS'],
  'login.secondStepFailed': [secondStep, 'INTERNAL'],
  'login.secondStepEnded': [secondStep, 'NOT_FOUND'],
  'login.passkeyStep': [login, 200],
  'login.passkeyFailed': [['POST', '/api/auth/passkey/start'], 'INTERNAL'],
  'passkeys.several': [passkeys, 200],
  'passkeys.failed': [passkeys, 'INTERNAL'],
  'passkeys.loading': [passkeys, 'never'],
  'passkeys.full': [['POST', `${passkeys[1]}/start`, { password: 'x' }], 'CONFLICT'],
  'providers.none': [['GET', '/api/auth/providers'], 200],
  'providers.checking': [visit, 'never'],
  'providers.down': [visit, 'UNAVAILABLE'],
  'providers.newcomer': [visit, 200],
  'providers.newcomerUnconfirmed': [visit, 200],
  'providers.linked': [accounts, 200],
  'providers.only': [accounts, 200],
  'providers.failed': [accounts, 'INTERNAL'],
  'providers.loading': [accounts, 'never'],
  'secondFactor.on': [factor, 200],
  'secondFactor.codesGone': [factor, 200],
  'secondFactor.newSecret': [['POST', `${path}/totp/start`, { password: 'x' }], 200],
  'secondFactor.failed': [factor, 'INTERNAL'],
  'secondFactor.required': [me, 200],
  'profile.failed': [me, 'INTERNAL'],
  'profile.loading': [me, 'never'],
  'settings.hidden': [settings, 'hidden'],
  'settings.failed': [settings, 'INTERNAL'],
  'review.failed': [pendingPosts, 'INTERNAL'],
  'review.moreFailed': [['GET', `${pendingPosts[1]}?cursor=MS4x`], 'INTERNAL'],
  'review.loading': [pendingPosts, 'never'],
  'review.empty': [pendingPosts, 'empty'],
  'session.demoted': [['POST', decision, { postId: 'post1', is_confirmed: true }], 'FORBIDDEN'],
  'review.confirmFailed': [['POST', decision, { postId: 'post1', is_confirmed: true }], 'INTERNAL'],
  'review.revertFailed': [['POST', decision, { postId: 'post1', is_confirmed: false }], 'INTERNAL'],
  'pin.failed': [['PUT', '/api/admin/posts/post1/pin', { scope: 'site' }], 'INTERNAL'],
  'review.rejectFailed': [
    ['POST', '/api/admin/posts/reject', { postId: 'post1', reason: '광고' }],
    'INTERNAL',
  ],
  'reviewPost.failed': [['GET', '/api/admin/posts/post1/detail'], 'INTERNAL'],
  'reviewPost.loading': [['GET', '/api/admin/posts/post1/detail'], 'never'],
  'reviewPost.commentsFailed': [['GET', '/api/admin/posts/post1/comments'], 'INTERNAL'],
  'adminSettings.failed': [adminSettings, 'INTERNAL'],
  'adminSettings.loading': [adminSettings, 'never'],
  'adminSettings.saveFailed': [['POST', '/api/admin/settings', {}], 'INTERNAL'],
  'moderation.failed': [moderation, 'INTERNAL'],
  'moderation.loading': [moderation, 'never'],
  'moderation.saveFailed': [['PATCH', '/api/admin/moderation', {}], 'INTERNAL'],
  'adminSpheres.failed': [adminSpheres, 'INTERNAL'],
  'adminSpheres.loading': [adminSpheres, 'never'],
  'adminSpheres.empty': [adminSpheres, 'empty'],
  'adminSpheres.saveFailed': [['POST', '/api/admin/spheres', { name: '새 스피어' }], 'INTERNAL'],
  'adminSpheres.orderFailed': [['PUT', '/api/admin/spheres/order', { ids: [1] }], 'INTERNAL'],
  'backups.made': [backups, 200],
  'backups.waiting': [backups, 200],
  'backups.late': [backups, 200],
  'backups.broken': [backups, 200],
  'backups.failed': [backups, 'INTERNAL'],
  'backups.loading': [backups, 'never'],
  'status.well': [status, 200],
  'status.troubled': [status, 200],
  'status.processes': [status, 200],
  'status.long': [status, 200],
  'status.failed': [status, 'INTERNAL'],
  'status.loading': [status, 'never'],
  'overview.failed': [['GET', '/api/admin/overview'], 'INTERNAL'],
  'checklist.missing': [['GET', '/api/admin/missing'], 200],
  'review.undoFailed': [['POST', '/api/admin/posts/undo', { bulkId: 'one' }], 'INTERNAL'],
  'members.failed': [['GET', '/api/admin/members'], 'INTERNAL'],
  'members.loading': [['GET', '/api/admin/members'], 'never'],
  'adminMember.failed': [['GET', '/api/admin/members/user3'], 'INTERNAL'],
  'adminMember.loading': [['GET', '/api/admin/members/user3'], 'never'],
  'adminMember.suspendFailed': [
    ['POST', '/api/admin/members/user3/suspend', { reason: '광고' }],
    'INTERNAL',
  ],
  'adminMember.liftFailed': [['DELETE', '/api/admin/members/user3/suspend'], 'INTERNAL'],
  'adminMember.levelFailed': [['PUT', '/api/admin/members/user3/level'], 'INTERNAL'],
  'adminMember.sessionsFailed': [['DELETE', '/api/admin/members/user3/sessions'], 'INTERNAL'],
  'adminMember.ledgerFailed': [['GET', '/api/admin/members/user3/ledger'], 'INTERNAL'],
  'adminMember.ledgerLoading': [['GET', '/api/admin/members/user3/ledger'], 'never'],
  'members.moreFailed': [['GET', '/api/admin/members?cursor=x'], 'INTERNAL'],
  'members.slow': [['GET', '/api/admin/members'], 'slow'],
  'audit.moreFailed': [['GET', '/api/admin/audit?cursor=x'], 'INTERNAL'],
  'audit.slow': [['GET', '/api/admin/audit'], 'slow'],
  'audit.exportFailed': [['GET', '/api/admin/audit/csv'], 'INTERNAL'],
  'reports.failed': [['GET', '/api/admin/reports'], 'INTERNAL'],
  'reports.moreFailed': [['GET', '/api/admin/reports?cursor=MS4x'], 'INTERNAL'],
  'reports.loading': [['GET', '/api/admin/reports'], 'never'],
  'reports.empty': [['GET', '/api/admin/reports'], 'empty'],
  'reports.resolveFailed': [
    [
      'POST',
      '/api/admin/reports/resolve',
      { targetType: 'post', targetId: 'post3', action: 'dismiss' },
    ],
    'INTERNAL',
  ],
  'audit.failed': [['GET', '/api/admin/audit'], 'INTERNAL'],
  'audit.loading': [['GET', '/api/admin/audit'], 'never'],
  'session.expired': [comment, 'LOGIN_REQUIRED'],
  'session.suspended': [comment, 'SUSPENDED'],
  'save.failed': [['PUT', '/api/posts/post1/save'], 'INTERNAL'],
  'hide.failed': [['PUT', '/api/posts/post1/hide'], 'INTERNAL'],
  'unhide.failed': [['DELETE', '/api/posts/post1/hide'], 'INTERNAL'],
  'block.failed': [['PUT', '/api/users/user2/block'], 'INTERNAL'],
  'follow.failed': [['PUT', '/api/users/user3/follow'], 'INTERNAL'],
  'follow.listFailed': [['GET', '/api/users/1/following'], 'INTERNAL'],
  'favorite.failed': [['PUT', '/api/favorites/videos/aqz-KE-bpKQ'], 'INTERNAL'],
  'report.failed': [report, 'INTERNAL'],
  'report.twice': [report, 'CONFLICT'],
  'report.slow': [report, 'slow'],
  'character.failed': [character, 'INTERNAL'],
  'character.loading': [character, 'never'],
  'character.missing': [character, 'missing'],
  'character.saveFailed': [customize, 'INTERNAL'],
  'character.buyFailed': [['POST', '/api/character/parts/part20/buy', {}], 'INTERNAL'],
  'claim.levelUp': [claim, 'level'],
  'claim.failed': [claim, 'INTERNAL'],
  'garden.failed': [garden, 'INTERNAL'],
  'garden.loading': [garden, 'never'],
  'garden.empty': [garden, 'empty'],
  'garden.poor': [water, 'CONFLICT'],
  'garden.waterFailed': [water, 'INTERNAL'],
  'my.failed': [likes, 'INTERNAL'],
  'my.loading': [likes, 'never'],
  'my.empty': [likes, 'empty'],
  'notifications.empty': [bell, 'empty'],
  'notifications.failed': [bell, 'INTERNAL'],
  'notifications.settingsFailed': [['GET', '/api/me/notification-settings'], 'INTERNAL'],
  'notifications.switchFailed': [['PATCH', '/api/me/notification-settings', {}], 'INTERNAL'],
  'notifications.moreFailed': [['GET', `${bell[1]}?cursor=MS4x`], 'INTERNAL'],
  'notifications.loading': [bell, 'never'],
  'notifications.readFailed': [['POST', '/api/notifications/read', {}], 'INTERNAL'],
  'notifications.streamDown': [['GET', NOTIFICATION_STREAM], 'UNAVAILABLE'],
  'member.failed': [['GET', '/api/users/user1'], 'INTERNAL'],
  'member.loading': [['GET', '/api/users/user1'], 'never'],
  'legal.failed': [['GET', '/api/legal/terms'], 'INTERNAL'],
  'legal.loading': [['GET', '/api/legal/terms'], 'never'],
  'consent.failed': [['POST', '/api/me/consents'], 'INTERNAL'],
  'signup.outdated': [['POST', '/api/auth/signup'], 'STALE'],
  'mail.failed': [resetMail, 'INTERNAL'],
  'mail.limited': [resetMail, 'RATE_LIMITED'],
  'signup.confirmEmail': [['POST', '/api/me/confirmation-mail'], 200],
  'mail.checking': [mailLink, 'never'],
  'mail.checkFailed': [mailLink, 'INTERNAL'],
  'account.failed': [['GET', '/api/me/export'], 'INTERNAL'],
  'query.failed': [sql, 'VALIDATION'],
  'query.wrongKey': [sql, 'ADMIN_KEY'],
  'query.limited': [sql, 'RATE_LIMITED'],
  'query.timeout': [sql, 'VALIDATION'],
  'query.busy': [sql, 'UNAVAILABLE'],
  'query.notSetUp': [sql, 'UNAVAILABLE'],
  'query.offline': [sql, 'offline'],
  'query.slow': [sql, 'slow'],
  'query.running': [sql, 'never'],
  'query.schemaFailed': [['GET', '/api/admin/query/schema'], 'INTERNAL'],
  'saveVideos.failed': [saveVideos, 'INTERNAL'],
  'saveVideos.loading': [saveVideos, 'never'],
  'undoImport.failed': [['DELETE', '/api/admin/imports/one'], 'INTERNAL'],
  'fixture.failed': [['POST', '/api/admin/tool-fixtures', {}], 'INTERNAL'],
  'network.down': [feed, 'offline'],
  'network.slow': [feed, 'slow'],
  'network.loading': [feed, 'never'],
  'network.failed': [feed, 'INTERNAL'],
  'account.suspended': [settings, 200],
  'text.long': [feed, 200],
};

beforeEach(() => {
  resetWorld();
  signInAs('member');
});
afterEach(() => void vi.unstubAllGlobals());

describe('each scenario answers as its name says', () => {
  const names = scenarioNames.filter((name): name is OtherName => !(name in toolScenarios));
  test.each(names)('%s', async (name) => {
    const [call, outcome] = outcomes[name];
    expect(await outcomeOf(name, call)).toBe(outcome);
    expect(scenarios[name].title).toMatch(/[가-힣]/);
  });
});

test('the titles of scenarios differ', () => {
  const titles = new Set(scenarioNames.map((name) => scenarios[name].title));
  expect(titles.size).toBe(scenarioNames.length);
});

test.each([
  ['like.failed', dislike],
  ['dislike.failed', like],
  ['feed.moreFailed', feed],
] satisfies [ScenarioName, Call][])('%s leaves other calls unaffected', async (name, call) => {
  expect(await outcomeOf(name, call)).toBe(200);
});

test('an address names scenarios, and unknown names are left out', () => {
  expect(readScenarioNames(['like.failed', 'feed.failed', 'nothing'])).toEqual({
    names: ['feed.failed', 'like.failed'],
    unknown: ['nothing'],
  });
});

describe('the scenarios of rankings', () => {
  const read = async (name: ScenarioName) => {
    const response = await answer('/api/youtube/channels/ranking', {}, scenarioHandlers([name]));
    return (await response.json()) as {
      channels: { growth: object | null; change: number | null }[];
    };
  };

  test('have no entries before the first counts, and no growth on the first day', async () => {
    expect((await read('rankings.empty')).channels).toEqual([]);
    const { channels } = await read('rankings.collecting');
    expect(channels).toHaveLength(10);
    expect(channels.every(({ growth, change }) => growth === null && change === null)).toBe(true);
  });
});

test('each scenario is in one group', () => {
  expect(scenarioGroups.flatMap(({ names }) => names).sort()).toEqual([...scenarioNames].sort());
});

test('a member is suspended from the first call on', async () => {
  signInAs('member');
  const first = scenarioHandlers(['account.suspended']);
  await answer(settings[1], {}, first);
  expect(await (await answer(me[1], {}, first)).json()).toMatchObject({
    suspension: { reason: expect.any(String) as string },
  });
});

test('long texts do not change the shape of an answer', async () => {
  const first = scenarioHandlers(['text.long']);
  const { data } = (await (await answer(feed[1], {}, first)).json()) as {
    data: { posts: { title: string }[] };
  };
  expect(data.posts[0]?.title.length).toBeGreaterThan(80);
});
