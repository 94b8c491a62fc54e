/**
 * Method and path of every call, by name: at run time a caller needs nothing else of an endpoint.
 * Schemas, errors and access have the same name in `contract/endpoints`; a browser imports these as
 * types only, so it downloads no schema to make a call.
 */
export const routes = {
  signup: ['POST', '/api/auth/signup'],
  login: ['POST', '/api/auth/login'],
  logout: ['POST', '/api/auth/logout'],
  me: ['GET', '/api/auth/me'],
  requestPasswordReset: ['POST', '/api/auth/password/forgot'],
  checkMailLink: ['POST', '/api/auth/mail-link'],
  resetPassword: ['POST', '/api/auth/password/reset'],
  confirmEmail: ['POST', '/api/auth/email'],

  checkSetup: ['POST', '/api/setup/check'],
  setUpSite: ['POST', '/api/setup'],

  getUser: ['GET', '/api/users/:userId'],
  updateUser: ['PATCH', '/api/users/:userId'],

  listMemberPosts: ['GET', '/api/users/:userId/posts'],
  blockMember: ['PUT', '/api/users/:userId/block'],
  unblockMember: ['DELETE', '/api/users/:userId/block'],
  followMember: ['PUT', '/api/users/:userId/follow'],
  unfollowMember: ['DELETE', '/api/users/:userId/follow'],
  listFollowing: ['GET', '/api/users/:userId/following'],

  listMyComments: ['GET', '/api/me/comments'],
  listMyLikes: ['GET', '/api/me/likes'],
  listMySaved: ['GET', '/api/me/saved'],
  listMyHidden: ['GET', '/api/me/hidden'],
  listMyBlocks: ['GET', '/api/me/blocks'],
  listMyActivity: ['GET', '/api/me/activity'],
  getNameProposal: ['GET', '/api/me/name-proposal'],
  exportMe: ['GET', '/api/me/export'],
  changePassword: ['POST', '/api/me/password'],
  changeEmail: ['POST', '/api/me/email'],
  listSessions: ['GET', '/api/me/sessions'],
  endSession: ['DELETE', '/api/me/sessions/:sessionId'],
  endOtherSessions: ['DELETE', '/api/me/sessions'],
  deleteMe: ['POST', '/api/me/delete'],

  listNotifications: ['GET', '/api/notifications'],
  readNotifications: ['POST', '/api/notifications/read'],
  getNotificationSettings: ['GET', '/api/me/notification-settings'],
  updateNotificationSettings: ['PATCH', '/api/me/notification-settings'],
  getPush: ['GET', '/api/me/push'],
  subscribePush: ['PUT', '/api/me/push'],
  unsubscribePush: ['DELETE', '/api/me/push/:deviceId'],

  sendConfirmationMail: ['POST', '/api/me/confirmation-mail'],
  giveConsents: ['POST', '/api/me/consents'],
  getLegalText: ['GET', '/api/legal/:name'],

  getSettings: ['GET', '/api/settings'],
  getAdminSettings: ['GET', '/api/admin/settings'],
  updateAdminSettings: ['POST', '/api/admin/settings'],
  getModeration: ['GET', '/api/admin/moderation'],
  updateModeration: ['PATCH', '/api/admin/moderation'],

  getFeed: ['GET', '/api/posts/feed'],
  createPost: ['POST', '/api/posts/feed'],
  suggestSearches: ['GET', '/api/search/suggestions'],
  getPostDetail: ['GET', '/api/posts/:postId/detail'],
  updatePost: ['PATCH', '/api/posts/:postId'],
  deletePost: ['DELETE', '/api/posts/:postId'],
  reactToPost: ['POST', '/api/posts/:postId/like'],
  sharePost: ['POST', '/api/posts/:postId/share'],

  savePost: ['PUT', '/api/posts/:postId/save'],
  unsavePost: ['DELETE', '/api/posts/:postId/save'],
  hidePost: ['PUT', '/api/posts/:postId/hide'],
  unhidePost: ['DELETE', '/api/posts/:postId/hide'],

  getCharacter: ['GET', '/api/character/profile'],
  customizeCharacter: ['POST', '/api/character/customize'],
  buyPart: ['POST', '/api/character/parts/:partId/buy'],
  claimExperience: ['POST', '/api/character/experience'],

  getGarden: ['GET', '/api/garden/plants'],
  plantSeed: ['POST', '/api/garden/plants'],
  waterPlant: ['POST', '/api/garden/plants/:plantId/water'],

  previewLink: ['POST', '/api/links/preview'],
  findSharedLink: ['GET', '/api/links/shared'],
  uploadImage: ['POST', '/api/upload/image'],

  addFavoriteVideo: ['PUT', '/api/favorites/videos/:videoId'],
  removeFavoriteVideo: ['DELETE', '/api/favorites/videos/:videoId'],
  listFavoriteVideos: ['GET', '/api/favorites/videos'],

  createReport: ['POST', '/api/reports'],

  listComments: ['GET', '/api/posts/:postId/comments'],
  createComment: ['POST', '/api/posts/:postId/comments'],
  updateComment: ['PATCH', '/api/comments/:commentId'],
  deleteComment: ['DELETE', '/api/comments/:commentId'],
  likeComment: ['POST', '/api/comments/:commentId/like'],

  listSpheres: ['GET', '/api/spheres'],
  listRecommendedSpheres: ['GET', '/api/spheres/recommended'],
  searchSpheres: ['GET', '/api/spheres/search'],
  getSphere: ['GET', '/api/spheres/:sphereId'],
  joinSphere: ['POST', '/api/spheres/:sphereId/join'],
  leaveSphere: ['DELETE', '/api/spheres/:sphereId/join'],

  getBackups: ['GET', '/api/admin/backups'],
  getAdminOverview: ['GET', '/api/admin/overview'],
  listPendingPosts: ['GET', '/api/admin/posts/pending'],
  listConfirmedPosts: ['GET', '/api/admin/posts/confirmed'],
  listRejectedPosts: ['GET', '/api/admin/posts/rejected'],
  listAllPosts: ['GET', '/api/admin/posts/all'],
  confirmPosts: ['POST', '/api/admin/posts/confirm'],
  rejectPosts: ['POST', '/api/admin/posts/reject'],
  removePosts: ['POST', '/api/admin/posts/delete'],
  pinPost: ['PUT', '/api/admin/posts/:postId/pin'],
  unpinPost: ['DELETE', '/api/admin/posts/:postId/pin'],
  undoReview: ['POST', '/api/admin/posts/undo'],
  getReviewDetail: ['GET', '/api/admin/posts/:postId/detail'],
  listReviewComments: ['GET', '/api/admin/posts/:postId/comments'],
  listAdminMembers: ['GET', '/api/admin/members'],
  getAdminMember: ['GET', '/api/admin/members/:userId'],
  listAdminLedger: ['GET', '/api/admin/members/:userId/ledger'],
  suspendMember: ['POST', '/api/admin/members/:userId/suspend'],
  liftSuspension: ['DELETE', '/api/admin/members/:userId/suspend'],
  setAdminLevel: ['PUT', '/api/admin/members/:userId/level'],
  endMemberSessions: ['DELETE', '/api/admin/members/:userId/sessions'],
  listAudit: ['GET', '/api/admin/audit'],
  exportAudit: ['GET', '/api/admin/audit/csv'],
  listAdminSpheres: ['GET', '/api/admin/spheres'],
  createSphere: ['POST', '/api/admin/spheres'],
  updateSphere: ['PATCH', '/api/admin/spheres/:sphereId'],
  orderSpheres: ['PUT', '/api/admin/spheres/order'],
  listReports: ['GET', '/api/admin/reports'],
  resolveReports: ['POST', '/api/admin/reports/resolve'],

  runQuery: ['POST', '/api/admin/query'],
  getQuerySchema: ['GET', '/api/admin/query/schema'],
  listQueryHistory: ['GET', '/api/admin/query/history'],
  listSavedQueries: ['GET', '/api/admin/queries'],
  saveQuery: ['POST', '/api/admin/queries'],
  removeSavedQuery: ['DELETE', '/api/admin/queries/:queryId'],
  removeSavedQueryByBody: ['DELETE', '/api/admin/queries'],

  importVideos: ['GET', '/api/youtube/import'],
  importVideosByPost: ['POST', '/api/youtube/import'],
  collectChannels: ['GET', '/api/youtube/channels'],
  callYoutube: ['GET', '/api/youtube/dynamic'],
  searchYoutube: ['GET', '/api/admin/YoutubeSearchApi'],
  saveVideos: ['POST', '/api/youtube/save-videos'],
  getEmbedInfo: ['GET', '/api/youtube/embed-info'],
  getTrending: ['GET', '/api/youtube/trending'],
  rankVideos: ['GET', '/api/youtube/videos/ranking'],
  rankChannels: ['GET', '/api/youtube/channels/ranking'],
  listNewChannels: ['GET', '/api/youtube/channels/new'],
  getVideoInsights: ['GET', '/api/youtube/videos/insights'],
  callNews: ['GET', '/api/news/dynamic'],
  searchPortalNews: ['GET', '/api/naver/news'],
  findRealEstate: ['GET', '/api/real-estate/auction'],
  listStockNews: ['GET', '/api/admin/stock-news'],
  getQuotas: ['GET', '/api/admin/quotas'],
  listToolCalls: ['GET', '/api/admin/tool-calls'],
  recordFixture: ['POST', '/api/admin/tool-fixtures'],
  listImportBatches: ['GET', '/api/admin/imports'],
  undoImport: ['DELETE', '/api/admin/imports/:batchId'],
  redoImport: ['POST', '/api/admin/imports/:batchId/redo'],
} as const satisfies Record<string, readonly [Method, string]>;

/** The path of a member's notifications as server-sent events; see `endpoints/stream.ts`. */
export const NOTIFICATION_STREAM = '/api/notifications/stream';

/** The HTTP methods that the API uses. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';

/** The name of a call. */
export type EndpointName = keyof typeof routes;
