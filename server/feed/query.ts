import type { Parsed } from '@contract/endpoints/define';
import type { getFeed } from '@contract/endpoints/posts';
import { ApiError } from '@contract/errors';
import {
  feedOrder,
  feedOrderFields,
  feedPeriod,
  type FeedOrder,
} from '@contract/rules/posts/feed-order';
import { periodNumber } from '@contract/rules/posts/feed-period';
import { effectiveFeed } from '@contract/rules/members/follows';
import { searchPhrases } from '@contract/rules/text/search';
import { validationTexts } from '@contract/texts';
import type { FeedArguments, FeedShape } from '../tables/feed';
import { searchExpression } from '../tables/search';

type Query = Parsed<typeof getFeed>['query'];

/** A feed query prepared for its statement. */
export interface FeedPlan {
  shape: FeedShape;
  args: FeedArguments;
  page: number;
  limit: number;
  /** A search without a letter or digit finds nothing; it needs no query. */
  isEmpty: boolean;
}

const INT4 = 2 ** 31 - 1;
const INT2 = 2 ** 15 - 1;
const bounds = { isPinned: INT2, likeCount: INT4, commentCount: INT4, id: INT4 };

/**
 * The numbers of a cursor, within the range of the compared columns.
 * @throws ApiError VALIDATION for the cursor of another order
 */
function cursorKeys(order: FeedOrder, cursor: number[]): number[] {
  const fields = feedOrderFields[order];
  if (cursor.length !== fields.length) {
    const message = validationTexts.cursor;
    throw new ApiError('VALIDATION', message, { issues: [{ path: 'cursor', message }] });
  }
  return fields.map((field, at) => {
    const most = field === 'publishedAt' ? Number.MAX_SAFE_INTEGER : bounds[field];
    return Math.max(-most, Math.min(most, cursor[at] ?? 0));
  });
}

/**
 * Chooses the statement for a feed query, and its arguments.
 * @param viewerId the member for the marks and the hidden posts; 0 for a guest
 * @param now ms: the period of the most liked posts is that of this moment
 */
export function planFeed(
  engine: 'sqlite' | 'postgres',
  asked: Query,
  viewerId: number,
  now: number,
): FeedPlan {
  const query = effectiveFeed(asked);
  const { page, limit, q = '', sphereId = 0, timing = '', content = '', cursor } = query;
  const order = feedOrder(query);
  const period = feedPeriod(query) ?? null;
  const expression = searchExpression(engine, searchPhrases(q));
  const keys = cursor ? cursorKeys(order, cursor) : [];
  // After a cursor the page number does not count.
  const before = cursor ? 0 : (page - 1) * limit;
  return {
    page,
    limit,
    isEmpty: q !== '' && expression === null,
    shape: {
      order,
      viewer: viewerId > 0,
      search: expression !== null,
      sphere: sphereId > 0,
      timing: timing !== '',
      content: content !== '',
      period,
      cursor: cursor !== undefined,
      offset: before > 0,
      following: query.following === true,
    },
    args: {
      viewerId,
      q: expression ?? '',
      sphereId,
      timing,
      content,
      periodNumber: period ? periodNumber(period, now) : 0,
      key0: keys[0] ?? 0,
      key1: keys[1] ?? 0,
      key2: keys[2] ?? 0,
      limit: limit + 1,
      offset: before,
      reach: before + limit + 1,
    },
  };
}
