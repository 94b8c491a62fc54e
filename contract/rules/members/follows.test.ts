import { expect, it } from 'vitest';
import { ApiError } from '../../errors';
import { reasonTexts } from '../../texts';
import { effectiveFeed, FOLLOWS_MOST, guardFollow } from './follows';

const free = { isSelf: false, isBlocked: false, isBlockedBy: false, count: FOLLOWS_MOST - 1 };

it('a member follows others up to the limit', () => {
  expect(() => guardFollow(free)).not.toThrow();
  const many = { ...free, count: FOLLOWS_MOST };
  expect(() => guardFollow(many)).toThrow(new ApiError('FORBIDDEN', reasonTexts.followsMany));
  expect(reasonTexts.followsMany).toContain(`${FOLLOWS_MOST}명`);
});

it('the feed of followed members ignores other parameters except its page', () => {
  const query = { page: 2, limit: 10, q: '비', sphereId: 1, sort: 'popular', following: true };
  expect(effectiveFeed(query)).toEqual({ page: 2, limit: 10, following: true });
  const plain = { page: 2, limit: 10, q: '비', following: undefined };
  expect(effectiveFeed(plain)).toBe(plain);
});
