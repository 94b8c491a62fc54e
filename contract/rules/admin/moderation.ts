import type { Forbidden } from '../posts/forbidden';

/** What happens to a post with a forbidden word or site: it is refused, or waits for review. */
export const forbiddenActs = ['refuse', 'review'] as const;
export type ForbiddenAct = (typeof forbiddenActs)[number];

/** How the site treats reported and forbidden content. Source: docs/product/rules.md#reports. */
export interface Moderation extends Forbidden {
  /** The number of reports that hide a post or a comment until an admin decides; 0 for never. */
  blindAfter: number;
  /**
   * How many first posts of a member always wait for review, whatever the settings require; 0 for
   * none.
   */
  reviewFirst: number;
  /** A comment is always refused. */
  forbiddenAct: ForbiddenAct;
}

/** What applies until an admin changes it. */
export const defaultModeration: Moderation = {
  blindAfter: 5,
  reviewFirst: 0,
  forbiddenAct: 'refuse',
  forbiddenWords: [],
  forbiddenHosts: [],
};

/** The greatest number of reports that can be required for a blind. */
export const BLIND_AFTER_MAX = 100;
/** The most first posts of a member that always wait for review. */
export const REVIEW_FIRST_MAX = 100;
/** The most entries of a list of forbidden words or sites. */
export const FORBIDDEN_MOST = 500;
/** The longest forbidden word, characters. */
export const FORBIDDEN_WORD_MAX = 50;
/** The fewest letters and digits of a forbidden word. */
export const FORBIDDEN_WORD_MIN = 2;

/** Whether so many reports hide their target. @param reports only those that count */
export const isBlindDue = (
  { blindAfter }: Pick<Moderation, 'blindAfter'>,
  reports: number,
): boolean => blindAfter > 0 && reports >= blindAfter;

/**
 * Whether a member's new or changed post is among the first ones, which always wait for review.
 * @param others the number of the member's other public posts
 */
export const isAmongFirst = (
  { reviewFirst }: Pick<Moderation, 'reviewFirst'>,
  others: number,
): boolean => others < reviewFirst;
