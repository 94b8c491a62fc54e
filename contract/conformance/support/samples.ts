import type { endpoints, EndpointName } from '../../endpoints';
import type { Input } from '../../endpoints/define';
import { routes } from '../../endpoints/routes';
import { fixtures } from '../../fixtures';
import type { Given } from './client';
import { currentVersions, fullConsent } from '../../legal/consents';
import { imageForm, pictures } from './pictures';
import { pushSubscription } from './push-subscription';
import { SUBJECT_ADMIN_KEY } from './subject';

const post = fixtures.posts.find(({ isConfirmed }) => isConfirmed)?.id ?? 0;
const waiting = fixtures.posts.find(({ isConfirmed }) => !isConfirmed)?.id ?? 0;
const comment = fixtures.comments.find(({ postId }) => postId === post)?.id ?? 1;
// A day without uploads: the sample saves no video.
const importedDay = { region: 'KR', date: '2005-01-01' };
const blocks = [{ type: 'text', content: '같이 봐요' }];

/** The calls with parameters or a body. */
type Sampled = {
  [Name in EndpointName]: Input<(typeof endpoints)[Name]> extends
    { params: unknown } | { body: unknown }
    ? Name
    : never;
}[EndpointName];

const given: Record<Sampled, Given> & Partial<Record<EndpointName, Given>> = {
  signup: {
    body: {
      email: 'sample@mulbit.test',
      password: 'sample-pass-1',
      user_name: '견본',
      ...fullConsent,
    },
  },
  login: { body: { email: 'member@mulbit.test', password: 'not the password' } },
  loginSecondFactor: { body: { token: 'no-such-token', code: '000000' } },
  startTotp: { body: { password: 'not the password' } },
  confirmTotp: { body: { code: '000000' } },
  removeTotp: { body: { password: 'not the password', code: '000000' } },
  renewRecoveryCodes: { body: { password: 'not the password', code: '000000' } },
  requestPasswordReset: { body: { email: 'nobody@mulbit.test' } },
  checkMailLink: { body: { token: 'no-such-token' } },
  checkSetup: { body: { token: 'no-such-token' } },
  setUpSite: {
    body: {
      token: 'no-such-token',
      ...{ siteName: '새물결', siteSlogan: '', siteAccent: 'sky', siteContact: null },
      ...{ reviewRequired: true, spheres: [] },
      ...{ email: 'first@mulbit.test', password: 'sample-pass-3', user_name: '처음' },
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
    body: { currentPassword: 'not the password', newPassword: 'sample-pass-2' },
  },
  changeEmail: { body: { password: 'not the password', email: 'sample2@mulbit.test' } },
  endSession: { id: 'nobodys-session' },
  deleteMe: { body: { password: 'not the password' } },
  readNotifications: { body: {} },
  subscribePush: { body: pushSubscription('sample') },
  unsubscribePush: { id: 'device2147483647' },
  updateNotificationSettings: { body: { like: true } },
  giveConsents: { body: currentVersions },
  getLegalText: { id: 'terms' },
  updateAdminSettings: { body: {} },
  updateModeration: { body: {} },
  suggestSearches: { query: { q: 'ㄱㅊㅉㄱ' } },
  createPost: { body: { blocks } },
  getPostDetail: { id: post },
  updatePost: { id: post, body: { title: '견본' } },
  deletePost: { id: post },
  reactToPost: { id: post, body: { type: 'like' } },
  sharePost: { id: post },
  savePost: { id: post },
  unsavePost: { id: post },
  hidePost: { id: post },
  unhidePost: { id: post },
  getCharacter: { query: { userId: 'user3' } },
  customizeCharacter: { body: { basePartId: 1, accessories: [] } },
  claimExperience: { body: { actionType: 'like_give' } },
  getGarden: { query: { userId: 'user3' } },
  buyPart: { id: 'part15', body: {} },
  plantSeed: { body: { species: 'lotus' } },
  waterPlant: { id: 2_147_483_647, body: {} },
  previewLink: { body: { url: 'https://example.com/' } },
  findSharedLink: { query: { url: 'https://example.com/' } },
  uploadImage: { form: imageForm(pictures.webp) },
  addFavoriteVideo: { id: 'aqz-KE-bpKQ' },
  removeFavoriteVideo: { id: 'aqz-KE-bpKQ' },
  createReport: { body: { targetType: 'post', targetId: post, reason: 'spam' } },
  listComments: { id: post },
  createComment: { id: post, body: { content: '견본 댓글' } },
  updateComment: { id: comment, body: { content: '견본 댓글' } },
  deleteComment: { id: comment },
  likeComment: { id: comment, body: {} },
  getSphere: { id: 1 },
  joinSphere: { id: 1, body: {} },
  leaveSphere: { id: 1 },
  confirmPosts: { body: { postId: post } },
  pinPost: { id: post, body: { scope: 'site' } },
  unpinPost: { id: post },
  rejectPosts: { body: { postId: waiting, reason: '광고입니다.' } },
  removePosts: { body: { postIds: ['post2147483647'], reason: '광고입니다.' } },
  undoReview: { body: { bulkId: 'nothing' } },
  getReviewDetail: { id: post },
  listReviewComments: { id: post },
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
  runQuery: { body: { query: 'SELECT count(*) AS n FROM post', adminKey: SUBJECT_ADMIN_KEY } },
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

const none = Object.fromEntries(Object.keys(routes).map((name) => [name, {}]));

/** A valid input for each call, so that a refusal has a reason other than the input. */
export const samples = { ...none, ...given } as Record<EndpointName, Given>;
