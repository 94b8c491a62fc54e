import type { EndpointName } from '../endpoints';
import { fixtures } from '../fixtures';
import type { Given } from './client';

const post = fixtures.posts.find(({ isConfirmed }) => isConfirmed)?.id ?? 0;
const comment = fixtures.comments.find(({ postId }) => postId === post)?.id ?? 1;
const blocks = [{ type: 'text', content: '같이 봐요' }];

/** An input that each call takes, to be refused for another reason than itself. */
export const samples: Record<EndpointName, Given> = {
  signup: { body: { email: 'sample@mulbit.test', password: 'sample-pass-1', user_name: '견본' } },
  login: { body: { email: 'member@mulbit.test', password: 'not the password' } },
  logout: {},
  me: {},
  getUser: { id: 'user1' },
  updateUser: { id: 'user1', body: { bio: '퇴근하고 한 편, 자기 전에 한 편.' } },
  getSettings: {},
  getAdminSettings: {},
  updateAdminSettings: { body: {} },
  getFeed: {},
  createPost: { body: { blocks } },
  getPostDetail: { id: post },
  updatePost: { id: post, body: { title: '견본' } },
  deletePost: { id: post },
  reactToPost: { id: post, body: { type: 'like' } },
  sharePost: { id: post },
  listComments: { id: post },
  createComment: { id: post, body: { content: '견본 댓글' } },
  updateComment: { id: comment, body: { content: '견본 댓글' } },
  deleteComment: { id: comment },
  likeComment: { id: comment, body: {} },
  listSpheres: {},
  listRecommendedSpheres: {},
  joinSphere: { id: 1, body: {} },
  leaveSphere: { id: 1 },
  listPendingPosts: {},
  listConfirmedPosts: {},
  listAllPosts: {},
  confirmPosts: { body: { postId: post } },
  getReviewDetail: { id: post },
  listReviewComments: { id: post },
};
