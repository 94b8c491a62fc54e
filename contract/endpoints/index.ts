import { login, logout, me, signup } from './auth';
import { createComment, deleteComment, likeComment, listComments, updateComment } from './comments';
import type { Endpoint } from './define';
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
} from './review';
import { getAdminSettings, getSettings, updateAdminSettings } from './settings';
import { joinSphere, leaveSphere, listRecommendedSpheres, listSpheres } from './spheres';
import { getUser, updateUser } from './users';

/** Every call of the API by name: a route without one, or one without a route, fails to compile. */
export const endpoints = {
  signup,
  login,
  logout,
  me,
  getUser,
  updateUser,
  getSettings,
  getAdminSettings,
  updateAdminSettings,
  getFeed,
  createPost,
  getPostDetail,
  updatePost,
  deletePost,
  reactToPost,
  sharePost,
  listComments,
  createComment,
  updateComment,
  deleteComment,
  likeComment,
  listSpheres,
  listRecommendedSpheres,
  joinSphere,
  leaveSphere,
  listPendingPosts,
  listConfirmedPosts,
  listAllPosts,
  confirmPosts,
  getReviewDetail,
  listReviewComments,
} satisfies Record<EndpointName, Endpoint>;

export type { EndpointName };
