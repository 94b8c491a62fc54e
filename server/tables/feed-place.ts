import type { Knex } from 'knex';
import type { FeedOrder } from '@contract/rules/feed-order';
import { isPostgres } from '../database/statement';

// A place is a post's keys in an order of the feed as one number, greatest first. Migration 0042
// writes the same for every change.

interface Order {
  /** Its number in the tables. */
  sort: number;
  /** The place of a row of `post`. */
  place: string;
  /** The columns that a place is made of, and their values in a place. */
  columns: string;
  keys: (place: string) => string[];
}

const byCount = (sort: number, count: string): Order => ({
  sort,
  place: `post.${count} * 2147483648 + post.id`,
  columns: `post.${count}, post.id`,
  keys: (place) => [`${place} >> 31`, `${place} & 2147483647`],
});

const orders: Record<FeedOrder, Order> = {
  pinnedLatest: {
    sort: 1,
    place: 'post.is_pinned * 1125899906842624 + post.published_at',
    columns: 'post.is_pinned, post.published_at',
    keys: (place) => [`${place} >> 50`, `${place} & 1125899906842623`],
  },
  latest: {
    sort: 2,
    place: 'post.published_at',
    columns: 'post.published_at',
    keys: (place) => [place],
  },
  popular: byCount(3, 'like_count'),
  comments: byCount(4, 'comment_count'),
};

const names = Object.keys(orders) as FeedOrder[];

/** The numbers of all orders in the tables. */
export const sorts = names.map((name) => orders[name].sort);

/**
 * The place of a post in an order, where an index is in it: SQLite finds no id behind a count, so its
 * indexes of the most liked and the most discussed posts have the two as one number.
 */
export function indexedPlace(knex: Knex, order: FeedOrder): string | null {
  const isCounted = order === 'popular' || order === 'comments';
  return isCounted && !isPostgres(knex) ? orders[order].place : null;
}

/** An order of the feed with its places. */
export function orderIn(knex: Knex, order: FeedOrder): Order {
  const place = indexedPlace(knex, order);
  return place ? { ...orders[order], columns: place, keys: (bound) => [bound] } : orders[order];
}

/** The order of a number in the tables. */
export function orderOf(sort: number): FeedOrder {
  return names.find((name) => orders[name].sort === sort) ?? 'latest';
}

/** The place before all others. */
export const FIRST = '9223372036854775807';

/** The posts that have a place. */
export const SHOWN = 'post.is_confirmed = 1 AND post.deleted_at IS NULL';

/**
 * A place that is bound: as a text, since JavaScript's numbers end before it does. With a sum around
 * it, or SQLite would convert what it is compared with, and take no index of an expression.
 */
export const PLACE = '(CAST(? AS bigint) + 0)';

/** The posts from a place on (`<=`), or those before it. */
export function compared({ columns, keys }: Order, sign: '<=' | '>', place: string): string {
  return `(${columns}) ${sign} (${keys(place).join(', ')})`;
}

/** A place as often as `compared` binds it. */
export function boundTo({ keys }: Order, place: string): string[] {
  return keys(PLACE).map(() => place);
}
