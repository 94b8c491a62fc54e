import { exportAudit, listAudit } from './audit';
import { login, logout, me, signup } from './auth';
import { claimExperience, customizeCharacter, getCharacter } from './character';
import {
  addFavoriteVideo,
  blockMember,
  hidePost,
  listFavoriteVideos,
  removeFavoriteVideo,
  savePost,
  unblockMember,
  unhidePost,
  unsavePost,
} from './collections';
import { createComment, deleteComment, likeComment, listComments, updateComment } from './comments';
import type { Endpoint } from './define';
import { getGarden, plantSeed, waterPlant } from './garden';
import { findSharedLink, previewLink } from './links';
import {
  changePassword,
  deleteMe,
  endOtherSessions,
  endSession,
  exportMe,
  getNameProposal,
  listMyActivity,
  listMyBlocks,
  listMyComments,
  listMyHidden,
  listMyLikes,
  listMySaved,
  listSessions,
} from './me';
import {
  endMemberSessions,
  getAdminMember,
  liftSuspension,
  listAdminLedger,
  listAdminMembers,
  setAdminLevel,
  suspendMember,
} from './members';
import { listNotifications, readNotifications } from './notifications';
import {
  getQuerySchema,
  listQueryHistory,
  listSavedQueries,
  removeSavedQuery,
  runQuery,
  saveQuery,
} from './query';
import { createReport, listReports, resolveReports } from './reports';
import { getAdminOverview } from './overview';
import type { EndpointName } from './routes';
import {
  createPost,
  deletePost,
  getFeed,
  getPostDetail,
  reactToPost,
  sharePost,
  updatePost,
} from './posts';
import {
  confirmPosts,
  getReviewDetail,
  listAllPosts,
  listConfirmedPosts,
  listPendingPosts,
  listReviewComments,
  undoReview,
} from './review';
import { getAdminSettings, getSettings, updateAdminSettings } from './settings';
import { suggestSearches } from './search';
import {
  joinSphere,
  leaveSphere,
  listRecommendedSpheres,
  listSpheres,
  searchSpheres,
} from './spheres';
import { uploadImage } from './uploads';
import { getUser, listMemberPosts, updateUser } from './users';

/** Every call of the API by name: a route without one, or one without a route, fails to compile. */
export const endpoints = {
  signup,
  login,
  logout,
  me,
  getUser,
  updateUser,
  listMemberPosts,
  blockMember,
  unblockMember,
  listMyComments,
  listMyLikes,
  listMySaved,
  listMyHidden,
  listMyBlocks,
  listMyActivity,
  getNameProposal,
  exportMe,
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,
  deleteMe,
  listNotifications,
  readNotifications,
  getSettings,
  getAdminSettings,
  updateAdminSettings,
  getFeed,
  suggestSearches,
  createPost,
  getPostDetail,
  updatePost,
  deletePost,
  reactToPost,
  sharePost,
  savePost,
  unsavePost,
  hidePost,
  unhidePost,
  getCharacter,
  customizeCharacter,
  claimExperience,
  getGarden,
  plantSeed,
  waterPlant,
  previewLink,
  findSharedLink,
  uploadImage,
  addFavoriteVideo,
  removeFavoriteVideo,
  listFavoriteVideos,
  createReport,
  listComments,
  createComment,
  updateComment,
  deleteComment,
  likeComment,
  listSpheres,
  listRecommendedSpheres,
  searchSpheres,
  joinSphere,
  leaveSphere,
  getAdminOverview,
  listPendingPosts,
  listConfirmedPosts,
  listAllPosts,
  confirmPosts,
  undoReview,
  getReviewDetail,
  listReviewComments,
  listAdminMembers,
  getAdminMember,
  listAdminLedger,
  suspendMember,
  liftSuspension,
  setAdminLevel,
  endMemberSessions,
  listAudit,
  exportAudit,
  listReports,
  resolveReports,
  runQuery,
  getQuerySchema,
  listQueryHistory,
  listSavedQueries,
  saveQuery,
  removeSavedQuery,
} satisfies Record<EndpointName, Endpoint>;

export type { EndpointName };

/** The names of the calls that a file of endpoints declares. */
export type NamesOf<Declared> = Extract<keyof Declared, EndpointName>;
