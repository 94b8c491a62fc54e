import { samples } from '@contract/conformance/support/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageForm, pictures } from '@contract/conformance/support/pictures';
import { pushSubscription } from '@contract/conformance/support/push-subscription';
import { SUBJECT_ADMIN_KEY } from '@contract/conformance/support/subject';
import { currentVersions, fullConsent } from '@contract/legal/consents';
import { noLimits } from './limits/limits';
import { ask, signIn, signUp } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

// The answers of every route to each role: guest, member, another member, admin, and a client with
// the cookie of an ended session. Addresses contain a post and a comment of the other member and
// the values below; bodies are valid, so that only the role decides.
type Roles = [guest: number, member: number, other: number, admin: number, loggedOut: number];
interface Row {
  roles: Roles;
  path?: string;
  body?: object;
  form?: FormData;
}

const everybody = (status: number): Roles => [status, status, status, status, status];
const members = (status: number): Roles => [401, status, status, status, 401];
const admins = (status: number): Roles => [401, 403, 403, status, 401];
const authorAndAdmin = (status: number): Roles => [401, 403, status, status, 401];
const blocks = [{ type: 'text', content: '같이 봐요' }];

const named = {
  ...{ userId: '2', sphereId: '1', videoId: 'aqz-KE-bpKQ', partId: '20', plantId: '1' },
  ...{
    sessionId: 'none',
    passkeyId: 'none',
    provider: 'google',
    deviceId: 'device1',
    batchId: 'none',
    queryId: '999',
  },
  file: 'nothing.webp',
};

const noPost = { roles: admins(404), body: { postIds: ['post2147483647'], reason: '광고' } };

const matrix: Record<string, Row> = {
  'POST /api/auth/signup': {
    roles: everybody(409),
    body: {
      email: 'member@mulbit.test',
      password: 'a-good-password-1',
      user_name: '이름',
      ...fullConsent,
    },
  },
  'POST /api/auth/login': {
    roles: everybody(401),
    body: { email: 'member@mulbit.test', password: 'wrong' },
  },
  'POST /api/auth/second-factor': {
    roles: everybody(404),
    body: { token: 'none', code: '000000' },
  },
  'POST /api/auth/second-factor/passkey': { roles: everybody(404), body: { token: 'none' } },
  'POST /api/auth/passkey/start': { roles: everybody(200) },
  'GET /api/auth/providers': { roles: everybody(200) },
  'POST /api/auth/providers/:provider/start': { roles: everybody(200), body: {} },
  'POST /api/auth/providers/:provider': {
    roles: everybody(404),
    body: samples.finishProviderVisit.body as object,
  },
  'POST /api/auth/provider-signup': {
    roles: everybody(404),
    body: samples.signUpWithProvider.body as object,
  },
  'GET /api/me/accounts': { roles: members(200) },
  'POST /api/me/accounts/:provider/start': { roles: members(400), body: {} },
  'POST /api/me/accounts/:provider/remove': { roles: members(400), body: {} },
  'POST /api/auth/passkey': {
    roles: everybody(404),
    body: samples.logInWithPasskey.body as object,
  },
  'POST /api/auth/password/forgot': {
    roles: everybody(200),
    body: { email: 'nobody@mulbit.test' },
  },
  'POST /api/auth/mail-link': { roles: everybody(404), body: { token: 'none' } },
  'POST /api/auth/password/reset': {
    roles: everybody(404),
    body: { token: 'none', password: 'a-good-password-1' },
  },
  'POST /api/setup/check': { roles: everybody(404), body: { token: 'none' } },
  'POST /api/setup': { roles: everybody(404), body: samples.setUpSite.body as object },
  'GET /api/admin/missing': { roles: admins(200) },
  'POST /api/auth/email': { roles: everybody(404), body: { token: 'none' } },
  'GET /api/auth/me': { roles: everybody(200) },
  'GET /api/users/:userId': { roles: everybody(200) },
  'PATCH /api/users/:userId': {
    roles: [401, 200, 403, 403, 401],
    path: '/api/users/1',
    body: { bio: '소개' },
  },
  'GET /api/users/:userId/posts': { roles: everybody(200) },
  'GET /api/me/comments': { roles: members(200) },
  'GET /api/me/likes': { roles: members(200) },
  'GET /api/me/saved': { roles: members(200) },
  'GET /api/me/hidden': { roles: members(200) },
  'GET /api/me/blocks': { roles: members(200) },
  'GET /api/me/activity': { roles: members(200) },
  'GET /api/me/export': { roles: members(200) },
  'GET /api/me/name-proposal': { roles: members(200) },
  'GET /api/me/sessions': { roles: members(200) },
  'DELETE /api/me/sessions': { roles: members(200) },
  'DELETE /api/me/sessions/:sessionId': { roles: members(404) },
  // These calls pass the role check and are then refused; with valid input both would end the other
  // rows' sessions.
  'POST /api/me/password': { roles: members(400), body: {} },
  'POST /api/me/email': { roles: members(400), body: {} },
  'POST /api/me/delete': { roles: members(400), body: {} },
  'GET /api/me/second-factor': { roles: members(200) },
  'POST /api/me/second-factor/totp/start': {
    roles: [401, 403, 403, 401, 401],
    body: { password: 'wrong' },
  },
  'POST /api/me/second-factor/totp': { roles: [401, 403, 403, 404, 401], body: { code: '0' } },
  'POST /api/me/second-factor/totp/remove': { roles: members(400), body: {} },
  'POST /api/me/second-factor/recovery-codes': { roles: members(400), body: {} },
  'POST /api/me/second-factor/passkey': { roles: members(404) },
  'GET /api/me/passkeys': { roles: members(200) },
  'POST /api/me/passkeys/start': { roles: members(400), body: {} },
  'POST /api/me/passkeys': { roles: members(404), body: samples.addPasskey.body as object },
  'PATCH /api/me/passkeys/:passkeyId': { roles: members(404), body: { name: '이름' } },
  'POST /api/me/passkeys/:passkeyId/remove': { roles: members(400), body: {} },
  'POST /api/me/confirmation-mail': { roles: members(200) },
  'POST /api/me/consents': { roles: members(200), body: currentVersions },
  'GET /api/legal/:name': { roles: everybody(200), path: '/api/legal/terms' },
  'GET /api/settings': { roles: everybody(200) },
  'GET /api/admin/settings': { roles: admins(200) },
  'GET /api/admin/backups': { roles: admins(200) },
  'GET /api/admin/status': { roles: admins(200) },
  'POST /api/admin/settings': { roles: admins(200), body: {} },
  'GET /api/admin/moderation': { roles: admins(200) },
  'PATCH /api/admin/moderation': { roles: admins(200), body: {} },
  'GET /api/posts/feed': { roles: everybody(200) },
  'POST /api/posts/feed': { roles: members(201), body: { blocks } },
  'GET /api/posts/:postId/detail': { roles: [404, 404, 200, 200, 404] },
  'POST /api/posts/:postId/like': { roles: [401, 404, 200, 200, 401], body: { type: 'like' } },
  'POST /api/posts/:postId/share': { roles: [404, 404, 200, 200, 404] },
  'GET /api/posts/:postId/comments': { roles: [404, 404, 200, 200, 404] },
  'POST /api/posts/:postId/comments': {
    roles: [401, 404, 201, 201, 401],
    body: { content: '댓글' },
  },
  'PATCH /api/posts/:postId': { roles: [401, 404, 200, 200, 401], body: { title: '제목' } },
  'PATCH /api/comments/:commentId': { roles: authorAndAdmin(200), body: { content: '고침' } },
  'POST /api/comments/:commentId/like': { roles: members(200), body: {} },
  'DELETE /api/comments/:commentId': { roles: [401, 403, 200, 404, 401] },
  // Its author may save it; hiding and reporting is for others, who cannot see it yet.
  'PUT /api/posts/:postId/save': { roles: [401, 404, 200, 200, 401] },
  'DELETE /api/posts/:postId/save': { roles: members(200) },
  'PUT /api/posts/:postId/mute': { roles: [401, 404, 200, 200, 401] },
  'DELETE /api/posts/:postId/mute': { roles: members(200) },
  'PUT /api/posts/:postId/hide': { roles: [401, 404, 403, 200, 401] },
  'DELETE /api/posts/:postId/hide': { roles: members(200) },
  'PUT /api/users/:userId/block': { roles: [401, 200, 200, 403, 401] },
  'DELETE /api/users/:userId/block': { roles: members(200) },
  'PUT /api/users/:userId/follow': { roles: [401, 200, 200, 403, 401] },
  'DELETE /api/users/:userId/follow': { roles: members(200) },
  'GET /api/users/:userId/following': {
    roles: [401, 200, 403, 403, 401],
    path: '/api/users/1/following',
  },
  'GET /api/me/notification-settings': { roles: members(200) },
  'PATCH /api/me/notification-settings': { roles: members(200), body: {} },
  'GET /api/me/push': { roles: members(200) },
  'PUT /api/me/push': { roles: members(200), body: pushSubscription('roles') },
  'DELETE /api/me/push/:deviceId': { roles: members(200) },
  'PUT /api/favorites/videos/:videoId': { roles: members(200) },
  'DELETE /api/favorites/videos/:videoId': { roles: members(200) },
  'GET /api/favorites/videos': { roles: members(200) },
  'POST /api/reports': {
    roles: [401, 201, 201, 403, 401],
    body: { targetType: 'post', targetId: 1, reason: 'spam' },
  },
  'GET /api/admin/members': { roles: admins(200) },
  'GET /api/admin/members/:userId': { roles: admins(200) },
  'GET /api/admin/members/:userId/ledger': { roles: admins(200) },
  // An admin may not do these to themselves.
  'POST /api/admin/members/:userId/suspend': { roles: admins(403), body: { reason: '사유' } },
  'DELETE /api/admin/members/:userId/suspend': { roles: admins(409) },
  'PUT /api/admin/members/:userId/level': { roles: admins(403), body: { admin_level: 0 } },
  'DELETE /api/admin/members/:userId/sessions': { roles: admins(403) },
  'GET /api/admin/audit': { roles: admins(200) },
  'GET /api/admin/audit/csv': { roles: admins(200) },
  'GET /api/admin/reports': { roles: admins(200) },
  'POST /api/admin/reports/resolve': {
    roles: admins(404),
    body: { targetType: 'post', targetId: 'post2147483647', action: 'dismiss' },
  },
  'GET /api/youtube/import': {
    roles: admins(200),
    path: '/api/youtube/import?region=KR&date=2005-01-01',
  },
  'POST /api/youtube/import': { roles: admins(200), body: { region: 'KR', date: '2005-01-01' } },
  'GET /api/youtube/channels': {
    roles: admins(200),
    path: '/api/youtube/channels?region=KR&dataSource=trending',
  },
  'GET /api/youtube/dynamic': {
    roles: admins(200),
    path: '/api/youtube/dynamic?endpoint=videoCategories&part=snippet&regionCode=KR',
  },
  'GET /api/admin/YoutubeSearchApi': {
    roles: admins(200),
    path: '/api/admin/YoutubeSearchApi?part=snippet&q=a',
  },
  'POST /api/youtube/save-videos': {
    roles: admins(200),
    body: { videos: [{ id: 'aqz-KE-bpKQ', snippet: { title: '견본' } }] },
  },
  'GET /api/youtube/embed-info': {
    roles: admins(200),
    path: '/api/youtube/embed-info?videoId=aqz-KE-bpKQ',
  },
  'GET /api/youtube/trending': { roles: everybody(200) },
  'GET /api/youtube/videos/ranking': { roles: everybody(200) },
  'GET /api/youtube/channels/ranking': { roles: everybody(200) },
  'GET /api/youtube/channels/new': { roles: everybody(200) },
  'GET /api/youtube/videos/insights': { roles: everybody(200) },
  'GET /api/news/dynamic': { roles: admins(200), path: '/api/news/dynamic?country=us' },
  'GET /api/naver/news': { roles: admins(200), path: '/api/naver/news?query=%EC%A3%BC%EC%8B%9D' },
  'GET /api/real-estate/auction': {
    roles: admins(200),
    path: '/api/real-estate/auction?region=%EC%84%9C%EC%9A%B8',
  },
  'GET /api/admin/stock-news': { roles: admins(200) },
  'GET /api/admin/quotas': { roles: admins(200) },
  'GET /api/admin/tool-calls': {
    roles: admins(200),
    path: '/api/admin/tool-calls?tester=youtube-search',
  },
  'POST /api/admin/tool-fixtures': {
    roles: admins(200),
    body: { tester: 'news', params: { country: 'us' } },
  },
  'GET /api/admin/imports': { roles: admins(200) },
  'DELETE /api/admin/imports/:batchId': { roles: admins(404) },
  'POST /api/admin/imports/:batchId/redo': { roles: admins(404) },
  'GET /api/character/profile': { roles: everybody(200), path: '/api/character/profile?userId=3' },
  'POST /api/character/customize': {
    roles: members(200),
    body: { basePartId: 1, accessories: [] },
  },
  // The member's 300 gems and the admin's 1,200 are enough; a new member has no gems.
  'POST /api/character/parts/:partId/buy': { roles: [401, 200, 409, 200, 401], body: {} },
  'POST /api/character/experience': { roles: members(200), body: { actionType: 'daily_login' } },
  'GET /api/garden/plants': { roles: everybody(200), path: '/api/garden/plants?userId=3' },
  'POST /api/garden/plants': { roles: members(201), body: { species: 'lotus' } },
  'POST /api/garden/plants/:plantId/water': { roles: [401, 200, 404, 404, 401], body: {} },
  'POST /api/links/preview': {
    roles: members(200),
    body: { url: 'https://nowhere.invalid/' },
  },
  'GET /api/links/shared': {
    roles: members(200),
    path: '/api/links/shared?url=https://nowhere.invalid/',
  },
  'GET /api/spheres': { roles: everybody(200) },
  'GET /api/spheres/recommended': { roles: everybody(200) },
  'GET /api/spheres/search': { roles: everybody(200) },
  'GET /api/spheres/:sphereId': { roles: everybody(200) },
  'GET /api/search/suggestions': { roles: everybody(200), path: '/api/search/suggestions?q=ㅎㄱ' },
  'GET /api/search/members': { roles: members(200), path: '/api/search/members?q=윤' },
  'POST /api/spheres/:sphereId/join': { roles: members(200), body: {} },
  'DELETE /api/spheres/:sphereId/join': { roles: members(200) },
  'GET /api/admin/spheres': { roles: admins(200) },
  'POST /api/admin/spheres': { roles: admins(201), body: { name: '역할 스피어' } },
  'PATCH /api/admin/spheres/:sphereId': { roles: admins(200), body: { description: '소개' } },
  'PUT /api/admin/spheres/order': { roles: admins(200), body: { ids: [1] } },
  'GET /api/admin/overview': { roles: admins(200) },
  'GET /api/admin/posts/pending': { roles: admins(200) },
  'GET /api/admin/posts/confirmed': { roles: admins(200) },
  'GET /api/admin/posts/rejected': { roles: admins(200) },
  'POST /api/admin/posts/reject': noPost,
  'POST /api/admin/posts/delete': noPost,
  'GET /api/admin/posts/all': { roles: admins(200) },
  'POST /api/admin/posts/confirm': {
    roles: admins(200),
    body: { postId: 1, is_confirmed: true },
  },
  'PUT /api/admin/posts/:postId/pin': { roles: admins(409), body: { scope: 'sphere' } },
  'DELETE /api/admin/posts/:postId/pin': { roles: admins(200) },
  'POST /api/admin/posts/undo': { roles: admins(404), body: { bulkId: 'nothing' } },
  'GET /api/admin/posts/:postId/detail': { roles: admins(200) },
  'GET /api/admin/posts/:postId/comments': { roles: admins(200) },
  'POST /api/admin/query': {
    roles: admins(200),
    body: { query: 'SELECT 1', adminKey: SUBJECT_ADMIN_KEY },
  },
  'GET /api/admin/query/schema': { roles: admins(200) },
  'GET /api/admin/query/history': { roles: admins(200) },
  'GET /api/admin/queries': { roles: admins(200) },
  'POST /api/admin/queries': { roles: admins(201), body: { name: '이름', query: 'SELECT 1' } },
  'DELETE /api/admin/queries/:queryId': { roles: admins(404) },
  'DELETE /api/admin/queries': { roles: admins(404), body: { queryId: 999 } },
  'DELETE /api/posts/:postId': { roles: [401, 404, 200, 404, 401] },
  'GET /api/notifications': { roles: members(200) },
  'POST /api/notifications/read': { roles: members(200), body: {} },
  'GET /api/notifications/stream': { roles: members(200) },
  'POST /api/upload/image': { roles: members(201), form: imageForm(pictures.webp) },
  'GET /uploads/:file': { roles: everybody(404) },
  'GET /healthz': { roles: everybody(200) },
  'GET /readyz': { roles: everybody(200) },
  'GET /api/openapi.json': { roles: everybody(200) },
  'GET /api/docs': { roles: everybody(200) },
  'GET /api/docs/open.js': { roles: everybody(200) },
  'GET /api/docs/swagger-ui-bundle.js': { roles: everybody(200) },
  'GET /api/docs/swagger-ui.css': { roles: everybody(200) },
  'GET /oauth/kakao': { roles: everybody(303) },
  'GET /oauth/naver': { roles: everybody(303) },
  'GET /oauth/google': { roles: everybody(303) },
  'GET /oauth/apple': { roles: everybody(303) },
  'POST /oauth/apple': { roles: everybody(303) },
  'GET /robots.txt': { roles: everybody(200) },
  'GET /sitemap.xml': { roles: everybody(200) },
  'GET /sitemaps/:name': { roles: everybody(200), path: '/sitemaps/site.xml' },
  'GET /rss.xml': { roles: everybody(200) },
  // The last one, because it ends the sessions of the others.
  'POST /api/auth/logout': { roles: everybody(200) },
};

describe('the roles that may call a route', () => {
  let server: TestServer;
  let cookies: (string | undefined)[];
  let ids: Record<string, string>;

  const create = async (path: string, cookie: string, body: object) =>
    (await (await ask(server, path, { method: 'POST', cookie, body })).json()) as {
      postId: string;
      comment: { commentId: string };
    };

  beforeAll(async () => {
    server = await startSqlite({ limits: noLimits });
    const [member, admin] = [await signIn(server, 'member'), await signIn(server, 'admin')];
    const [other, ended] = [await signUp(server), await signUp(server)];
    await ask(server, '/api/auth/logout', { method: 'POST', cookie: ended });
    cookies = [undefined, member, other, admin, ended];
    // The other member's post waits for review; their comment is under a post of the demo.
    const { postId } = await create('/api/posts/feed', other, { blocks });
    const { comment } = await create('/api/posts/1/comments', other, { content: '남의 댓글' });
    ids = { ...named, postId, commentId: comment.commentId };
  });
  afterAll(() => server.close());

  it('are decided for every route of the router', () => {
    const routes = server.app.routes.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(matrix).sort()).toEqual(routes.sort());
  });

  it.each(Object.entries(matrix))('%s', async (route, { roles, path, body, form }) => {
    const [method = '', declared = ''] = route.split(' ');
    const filled = path ?? declared.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '');
    const statuses: number[] = [];
    for (const cookie of cookies) {
      const answer = await ask(server, filled, { method, cookie, body, form });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual(roles);
  });
});
