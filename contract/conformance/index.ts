import { describe, expect, it, vi } from 'vitest';
import { accessSuite } from './access';
import { adminKeySuite } from './admin-key';
import { auditSuite } from './audit';
import { auditedSuite } from './audited';
import { authSuite } from './auth';
import { callLimitsSuites } from './call-limits';
import { buyingSuite } from './buying';
import { channelRankingsSuite } from './channel-rankings';
import { characterSuite } from './character';
import { claimsSuite } from './claims';
import { collectionsSuite } from './collections';
import { commentOrdersSuite } from './comment-orders';
import { commentPagingSuite } from './comment-paging';
import { commentsSuite } from './comments';
import { confirmedEmailSuite } from './confirmed-email';
import { consentsSuite } from './consents';
import { unseen } from './coverage';
import { documentedClientSuite } from './documented-client';
import { economySuite } from './economy';
import { customizeSuite } from './customize';
import { exportSuite } from './export';
import { feedPagingSuite } from './feed-paging';
import { feedSuite } from './feed';
import { followsSuite } from './follows';
import { gardenSuite } from './garden';
import { inputSuite } from './input';
import { leavingSuite } from './leaving';
import { legalSuite } from './legal';
import { limitsSuites } from './limits';
import { linksSuite } from './links';
import { emailChangeSuite } from './email-change';
import { passwordResetSuite } from './password-reset';
import { membersSuite } from './members';
import { methodsSuite } from './methods';
import { movingPicturesSuite } from './moving-pictures';
import { myListsSuite } from './my-lists';
import { namesSuite } from './names';
import { notificationSettingsSuite } from './notification-settings';
import { notificationsSuite } from './notifications';
import { passwordsSuite } from './passwords';
import { pendingSuite } from './pending';
import { picturesInUseSuite } from './pictures-in-use';
import { postChangesSuite } from './post-changes';
import { postsSuite } from './posts';
import { pushSuite } from './push';
import { querySuites } from './query';
import { reactionsSuite } from './reactions';
import { resolvingSuite } from './report-resolving';
import { reportsSuite } from './reports';
import { reviewSuite } from './review';
import { sampleMembersSuite } from './sample-members';
import { searchSuite } from './search';
import { searchFormsSuite } from './search-forms';
import { idempotencySuite } from './idempotency';
import { importBatchesSuite } from './import-batches';
import { importsSuite } from './imports';
import { savedVideosSuite } from './saved-videos';
import { sessionsSuite } from './sessions';
import { settingsSuite } from './settings';
import { sphereSearchSuite } from './sphere-search';
import { siteUpdatesSuite } from './site-updates';
import { spheresSuite } from './spheres';
import type { StartSubject } from './subject';
import { suggestionsSuite } from './suggestions';
import { toolRunsSuites } from './tool-runs';
import { toolInputSuite } from './tool-input';
import { toolsSuites } from './tools';
import { trendingSuite } from './trending';
import { uploadsSuite } from './uploads';
import { usersSuite } from './users';
import { videoRankingsSuite } from './video-rankings';
import { viewsSuite } from './views';
import { wateringSuite } from './watering';

const suites = [
  authSuite,
  usersSuite,
  namesSuite,
  sampleMembersSuite,
  sessionsSuite,
  passwordsSuite,
  passwordResetSuite,
  emailChangeSuite,
  legalSuite,
  consentsSuite,
  confirmedEmailSuite,
  settingsSuite,
  feedSuite,
  feedPagingSuite,
  searchSuite,
  searchFormsSuite,
  suggestionsSuite,
  postsSuite,
  postChangesSuite,
  idempotencySuite,
  pendingSuite,
  reactionsSuite,
  viewsSuite,
  linksSuite,
  commentsSuite,
  commentPagingSuite,
  commentOrdersSuite,
  collectionsSuite,
  followsSuite,
  reportsSuite,
  resolvingSuite,
  spheresSuite,
  sphereSearchSuite,
  myListsSuite,
  exportSuite,
  economySuite,
  leavingSuite,
  reviewSuite,
  querySuites,
  toolsSuites,
  toolRunsSuites,
  importsSuite,
  savedVideosSuite,
  toolInputSuite,
  importBatchesSuite,
  videoRankingsSuite,
  channelRankingsSuite,
  trendingSuite,
  characterSuite,
  customizeSuite,
  claimsSuite,
  gardenSuite,
  buyingSuite,
  wateringSuite,
  notificationsSuite,
  notificationSettingsSuite,
  pushSuite,
  siteUpdatesSuite,
  membersSuite,
  auditSuite,
  auditedSuite,
  accessSuite,
  adminKeySuite,
  inputSuite,
  methodsSuite,
  limitsSuites,
  callLimitsSuites,
  documentedClientSuite,
  uploadsSuite,
  movingPicturesSuite,
  picturesInUseSuite,
];

/**
 * Runs every suite against one implementation. Call it once, in a separate test file.
 * @param start starts a fresh subject; each suite has its own
 * @param name the name of the implementation in the report
 */
export function conformance(start: StartSubject, name: string): void {
  // Some tests make hundreds of requests, and the machine may be busy with other suites.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  describe(name, () => {
    for (const suite of suites) suite(start);

    describe('coverage', () => {
      it('includes every documented answer of every call', () => {
        expect(unseen()).toEqual([]);
      });
    });
  });
}
