import { endpoints } from '@contract/endpoints';
import { formatId } from '@contract/rules/site/ids';
import { decodeCursor, encodeCursor } from '@contract/rules/site/cursor';
import { http, type RequestHandler } from 'msw';
import { posts } from '../db/posts';
import { on } from '../http/handle';
import { successResponse } from '../http/respond';
import { presentPost } from '../presenters/post';

/** The number of posts, and the page size: so few pages that a test can read them all. */
const POSTS = 1_000;
const PAGE = 100;
const FIRST_ID = 10_000;

/** A feed of a thousand posts: the sample members', repeated, with numbers in their titles. */
export function longFeed(): RequestHandler {
  return http.all(on(endpoints.getFeed), ({ request }) => {
    const given = new URL(request.url).searchParams.get('cursor');
    const start = given ? (decodeCursor(given)?.[0] ?? 0) : 0;
    const samples = posts.list().filter(({ isConfirmed, isPinned }) => isConfirmed && !isPinned);
    const page = Array.from({ length: Math.min(PAGE, POSTS - start) }, (_, at) => {
      const number = start + at + 1;
      const [row] = samples.slice((number - 1) % samples.length);
      const id = formatId('post', FIRST_ID + number);
      const post = row && presentPost(row, null, Date.now());
      return post && { ...post, postId: id, post_id: id, title: `${number}번째 글` };
    });
    const end = start + page.length;
    const hasMore = end < POSTS;
    const nextCursor = hasMore ? encodeCursor([end]) : null;
    const pagination = { page: 1, limit: PAGE, hasMore, nextCursor };
    const data = { posts: page.filter((post) => post !== undefined), pagination };
    return successResponse(endpoints.getFeed, { success: true, data }, {});
  });
}
