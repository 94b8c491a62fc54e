/**
 * Method and path of every call, by name: all of an endpoint that a caller needs at run time. The
 * rest (schemas, errors, access) hangs on the same name in `contract/endpoints`; a browser imports
 * that as types only, so no schema is downloaded to make a call.
 */
export const routes = {
  signup: ['POST', '/api/auth/signup'],
  login: ['POST', '/api/auth/login'],
  logout: ['POST', '/api/auth/logout'],
  me: ['GET', '/api/auth/me'],

  getUser: ['GET', '/api/users/:userId'],
  updateUser: ['PATCH', '/api/users/:userId'],

  getSettings: ['GET', '/api/settings'],
  getAdminSettings: ['GET', '/api/admin/settings'],
  updateAdminSettings: ['POST', '/api/admin/settings'],

  getFeed: ['GET', '/api/posts/feed'],
  createPost: ['POST', '/api/posts/feed'],
  getPostDetail: ['GET', '/api/posts/:postId/detail'],
  updatePost: ['PATCH', '/api/posts/:postId'],
  deletePost: ['DELETE', '/api/posts/:postId'],
  reactToPost: ['POST', '/api/posts/:postId/like'],
  sharePost: ['POST', '/api/posts/:postId/share'],

  listComments: ['GET', '/api/posts/:postId/comments'],
  createComment: ['POST', '/api/posts/:postId/comments'],
  updateComment: ['PATCH', '/api/comments/:commentId'],
  deleteComment: ['DELETE', '/api/comments/:commentId'],
  likeComment: ['POST', '/api/comments/:commentId/like'],

  listSpheres: ['GET', '/api/spheres'],
  listRecommendedSpheres: ['GET', '/api/spheres/recommended'],
  joinSphere: ['POST', '/api/spheres/:sphereId/join'],
  leaveSphere: ['DELETE', '/api/spheres/:sphereId/join'],

  listPendingPosts: ['GET', '/api/admin/posts/pending'],
  listConfirmedPosts: ['GET', '/api/admin/posts/confirmed'],
  listAllPosts: ['GET', '/api/admin/posts/all'],
  confirmPosts: ['POST', '/api/admin/posts/confirm'],
  getReviewDetail: ['GET', '/api/admin/posts/:postId/detail'],
  listReviewComments: ['GET', '/api/admin/posts/:postId/comments'],
} as const satisfies Record<string, readonly [Method, string]>;

/** The HTTP methods that the API uses. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';

/** The name of a call. */
export type EndpointName = keyof typeof routes;
