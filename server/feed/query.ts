import type { Parsed } from '@contract/endpoints/define';
import type { getFeed } from '@contract/endpoints/posts';
import { ApiError } from '@contract/errors';
import {
  feedOrder,
  feedOrderFields,
  feedPeriod,
  leadingPins,
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
  /** Whether pinned posts come before the page's own. */
  isLed: boolean;
  /** A search without a letter or digit finds nothing; it needs no query. */
  isEmpty: boolean;
}

const INT4 = 2 ** 31 - 1;
const bounds = { likeCount: INT4, commentCount: INT4, id: INT4 };

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
 * @param now ms: the period of the most liked posts and the pins are those of this moment
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
  const pins = leadingPins(query);
  const expression = searchExpression(engine, searchPhrases(q));
  const keys = cursor ? cursorKeys(order, cursor) : [];
  // After a cursor the page number does not count.
  const before = cursor ? 0 : (page - 1) * limit;
  return {
    page,
    limit,
    isLed: pins !== null && page === 1 && !cursor,
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
      notices: query.notices === true,
      pins,
    },
    args: {
      viewerId,
      now,
      q: expression ?? '',
      sphereId,
      timing,
      content,
      periodNumber: period ? periodNumber(period, now) : 0,
      key0: keys[0] ?? 0,
      key1: keys[1] ?? 0,
      limit: limit + 1,
      offset: before,
      reach: before + limit + 1,
    },
  };
}
