import type { endpoints, EndpointName } from './endpoints';
import type { Input } from './endpoints/define';
import { postPath } from './pages';
import { currentVersions, fullConsent } from './legal/consents';

/** The input of an example; `id` fills the only parameter of the path. */
export interface Example {
  id?: string | number;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The calls with parameters or a body. */
type WithInput = {
  [Name in EndpointName]: Input<(typeof endpoints)[Name]> extends
    { params: unknown } | { body: unknown }
    ? Name
    : never;
}[EndpointName];

// A day without uploads: the example saves no video.
const importedDay = { region: 'KR', date: '2005-01-01' };
const passkeyBytes = { id: 'c2FtcGxl', rawId: 'c2FtcGxl', type: 'public-key' } as const;
/** A browser's answer about the use of a passkey, in the right form. */
export const usedPasskey = {
  ...passkeyBytes,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};
/** A browser's answer about a new passkey, in the right form. */
export const madePasskey = {
  ...passkeyBytes,
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
};
const blocks = [{ type: 'text', content: '같이 봐요' }];

/**
 * A valid input for each call that has one. The description of the API shows it, and the conformance
 * suites send it.
 */
export const examples: Record<WithInput, Example> & Partial<Record<EndpointName, Example>> = {
  signup: {
    body: {
      email: 'sample@mulbit.example',
      password: 'sample-pass-1',
      user_name: '견본',
      ...fullConsent,
    },
  },
  login: { body: { email: 'member@mulbit.example', password: 'sample-pass-1' } },
  loginSecondFactor: { body: { token: 'no-such-token', code: '000000' } },
  startPasskeyStep: { body: { token: 'no-such-token' } },
  startProviderLogin: { id: 'kakao', body: { returnTo: postPath(1) } },
  finishProviderVisit: { id: 'kakao', body: { state: 'no-such-state', code: 'no-such-code' } },
  signUpWithProvider: {
    body: {
      token: 'no-such-token',
      email: 'newcomer@mulbit.example',
      user_name: '새 물결',
      ...fullConsent,
    },
  },
  startProviderLink: { id: 'naver', body: { password: 'sample-pass-1' } },
  unlinkAccount: { id: 'naver', body: { password: 'sample-pass-1' } },
  logInWithPasskey: { body: { token: 'no-such-token', passkey: usedPasskey } },
  startPasskey: { body: { password: 'sample-pass-1' } },
  addPasskey: { body: { name: '휴대폰', passkey: madePasskey } },
  renamePasskey: { id: 'nobodys-passkey', body: { name: '노트북' } },
  deletePasskey: { id: 'nobodys-passkey', body: { password: 'sample-pass-1', code: '000000' } },
  startTotp: { body: { password: 'sample-pass-1' } },
  confirmTotp: { body: { code: '000000' } },
  removeTotp: { body: { password: 'sample-pass-1', code: '000000' } },
  renewRecoveryCodes: { body: { password: 'sample-pass-1', code: '000000' } },
  requestPasswordReset: { body: { email: 'nobody@mulbit.example' } },
  checkMailLink: { body: { token: 'no-such-token' } },
  checkSetup: { body: { token: 'no-such-token' } },
  setUpSite: {
    body: {
      token: 'no-such-token',
      ...{ siteName: '새물결', siteSlogan: '', siteAccent: 'sky', siteContact: null },
      ...{ reviewRequired: true, spheres: [] },
      ...{ email: 'first@mulbit.example', password: 'sample-pass-3', user_name: '처음' },
    },
  },
  resetPassword: { body: { token: 'no-such-token', password: 'sample-pass-2' } },
  confirmEmail: { body: { token: 'no-such-token' } },
  getUser: { id: 'user1' },
  updateUser: { id: 'user1', body: { bio: '퇴근하고 한 편, 자기 전에 한 편.' } },
  listMemberPosts: { id: 'user1' },
  blockMember: { id: 'user3' },
  unblockMember: { id: 'user3' },
  followMember: { id: 'user7' },
  unfollowMember: { id: 'user7' },
  listFollowing: { id: 'user1' },
  changePassword: {
    body: { currentPassword: 'sample-pass-1', newPassword: 'sample-pass-2' },
  },
  changeEmail: { body: { password: 'sample-pass-1', email: 'sample2@mulbit.example' } },
  endSession: { id: 'nobodys-session' },
  deleteMe: { body: { password: 'sample-pass-1' } },
  readNotifications: { body: {} },
  subscribePush: {
    body: {
      endpoint: 'https://push.example/send/sample',
      keys: {
        // A valid point, because pushes are encrypted with it.
        p256dh:
          'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    },
  },
  unsubscribePush: { id: 'device2147483647' },
  updateNotificationSettings: { body: { like: true } },
  giveConsents: { body: currentVersions },
  getLegalText: { id: 'terms' },
  updateAdminSettings: { body: {} },
  updateModeration: { body: {} },
  suggestSearches: { query: { q: 'ㄱㅊㅉㄱ' } },
  suggestMembers: { query: { q: '윤' } },
  createPost: { body: { blocks } },
  getPostDetail: { id: 1 },
  updatePost: { id: 1, body: { title: '견본' } },
  deletePost: { id: 1 },
  reactToPost: { id: 1, body: { type: 'like' } },
  sharePost: { id: 1 },
  savePost: { id: 1 },
  unsavePost: { id: 1 },
  mutePost: { id: 1 },
  unmutePost: { id: 1 },
  hidePost: { id: 1 },
  unhidePost: { id: 1 },
  getCharacter: { query: { userId: 'user3' } },
  customizeCharacter: { body: { basePartId: 1, accessories: [] } },
  claimExperience: { body: { actionType: 'like_give' } },
  getGarden: { query: { userId: 'user3' } },
  buyPart: { id: 'part15', body: {} },
  plantSeed: { body: { species: 'lotus' } },
  waterPlant: { id: 2_147_483_647, body: {} },
  previewLink: { body: { url: 'https://example.com/' } },
  findSharedLink: { query: { url: 'https://example.com/' } },
  addFavoriteVideo: { id: 'aqz-KE-bpKQ' },
  removeFavoriteVideo: { id: 'aqz-KE-bpKQ' },
  createReport: { body: { targetType: 'post', targetId: 1, reason: 'spam' } },
  listComments: { id: 1 },
  createComment: { id: 1, body: { content: '견본 댓글' } },
  updateComment: { id: 1, body: { content: '견본 댓글' } },
  deleteComment: { id: 1 },
  likeComment: { id: 1, body: {} },
  getSphere: { id: 1 },
  joinSphere: { id: 1, body: {} },
  leaveSphere: { id: 1 },
  confirmPosts: { body: { postId: 1 } },
  pinPost: { id: 1, body: { scope: 'site' } },
  unpinPost: { id: 1 },
  rejectPosts: { body: { postId: 5, reason: '광고입니다.' } },
  removePosts: { body: { postIds: ['post2147483647'], reason: '광고입니다.' } },
  undoReview: { body: { bulkId: 'nothing' } },
  getReviewDetail: { id: 1 },
  listReviewComments: { id: 1 },
  getAdminMember: { id: 'user3' },
  listAdminLedger: { id: 'user3' },
  // An admin may not do this to themselves, so the samples change nobody.
  suspendMember: { id: 'user2', body: { reason: '견본' } },
  liftSuspension: { id: 'user2' },
  setAdminLevel: { id: 'user2', body: { admin_level: 1 } },
  endMemberSessions: { id: 'user2' },
  createSphere: { body: { name: '견본 스피어' } },
  updateSphere: { id: 1, body: {} },
  orderSpheres: { body: { ids: [] } },
  resolveReports: { body: { targetType: 'post', targetId: 'post2147483647', action: 'dismiss' } },
  runQuery: { body: { query: 'SELECT count(*) AS n FROM post' } },
  saveQuery: { body: { name: '견본 쿼리', query: 'SELECT 1' } },
  removeSavedQuery: { id: 2_147_483_647 },
  removeSavedQueryByBody: { body: { queryId: 2_147_483_647 } },
  importVideos: { query: importedDay },
  importVideosByPost: { body: importedDay },
  collectChannels: { query: { region: 'KR', dataSource: 'trending' } },
  callYoutube: { query: { endpoint: 'videoCategories', part: 'snippet', regionCode: 'KR' } },
  searchYoutube: { query: { part: 'snippet', q: '기타' } },
  saveVideos: { body: { videos: [{ id: 'aqz-KE-bpKQ', snippet: { title: '견본' } }] } },
  getEmbedInfo: { query: { videoId: 'aqz-KE-bpKQ' } },
  callNews: { query: { country: 'us' } },
  searchPortalNews: { query: { query: '주식' } },
  findRealEstate: { query: { region: '서울' } },
  listToolCalls: { query: { tester: 'youtube-search' } },
  recordFixture: { body: { tester: 'news', params: { country: 'us' } } },
  redoImport: { id: 'nothing' },
  undoImport: { id: 'no-such-batch' },
};
