import type { EndpointName } from '../../endpoints';
import { routes } from '../../endpoints/routes';
import { examples } from '../../examples';
import { fixtures } from '../../fixtures';
import type { Given } from './client';
import { imageForm, pictures } from './pictures';
import { SUBJECT_ADMIN_KEY } from './subject';

const post = fixtures.posts.find(({ isConfirmed }) => isConfirmed)?.id ?? 0;
const comment = fixtures.comments.find(({ postId }) => postId === post)?.id ?? 1;
const body = { content: '견본 댓글' };

/** Inputs that only tests have: a picture, the admin key, and a comment of the first post. */
const own: Partial<Record<EndpointName, Given>> = {
  uploadImage: { form: imageForm(pictures.webp) },
  updateComment: { id: comment, body },
  deleteComment: { id: comment },
  likeComment: { id: comment, body: {} },
  runQuery: { body: { query: 'SELECT count(*) AS n FROM post', adminKey: SUBJECT_ADMIN_KEY } },
};

const none = Object.fromEntries(Object.keys(routes).map((name) => [name, {}]));

/** A valid input for each call, so that a refusal has a reason other than the input. */
export const samples = { ...none, ...examples, ...own } as Record<EndpointName, Given>;
