import { postRewards, type PostRewards } from '../posts/post-rewards';

/** The rewarded actions. Source: docs/product/rules.md#rewards. */
export const rewardActions = ['post_create', 'like_give', 'comment_write', 'daily_login'] as const;
export type RewardAction = (typeof rewardActions)[number];

/** The stats of a companion; each grows by one of the actions. */
export const companionStats = ['creativity', 'sociability', 'influence', 'consistency'] as const;
export type CompanionStat = (typeof companionStats)[number];

/** The reward of an action, and its limit. */
export interface Reward {
  waterDrops: number;
  /** Experience for the member and the same for their companion. */
  experience: number;
  /** Experience for the first plant that still grows. */
  plantExperience: number;
  /** The stat that grows by one. */
  stat: CompanionStat;
  /** Whether the same subject counts again on another day, or only once. */
  isDaily: boolean;
  /** How many per day in Seoul count; null: all of them. */
  dayLimit: number | null;
}

/**
 * The only table of rewards; nothing that a client sends changes it. A comment counts once per post
 * and day, so that writing and deleting earns nothing. Source: docs/product/rules.md#rewards.
 */
export const rewards: Record<RewardAction, Reward> = {
  post_create: {
    waterDrops: postRewards.points,
    experience: 20,
    plantExperience: postRewards.plantExperience,
    stat: 'creativity',
    isDaily: false,
    dayLimit: null,
  },
  comment_write: {
    waterDrops: 0,
    experience: 5,
    plantExperience: 0,
    stat: 'sociability',
    isDaily: true,
    dayLimit: 30,
  },
  like_give: {
    waterDrops: 0,
    experience: 1,
    plantExperience: 0,
    stat: 'influence',
    isDaily: false,
    dayLimit: 50,
  },
  daily_login: {
    waterDrops: 0,
    experience: 10,
    plantExperience: 0,
    stat: 'consistency',
    isDaily: true,
    dayLimit: 1,
  },
};

/**
 * How many posts per day in Seoul are rewarded without review; otherwise writing and deleting would
 * earn without limit.
 */
export const UNREVIEWED_POSTS_A_DAY = 10;

/** Gems for each level that a companion reaches. */
export const LEVEL_GEMS = 10;

/** Gems for a plant that comes into bloom. */
export const BLOOM_GEMS = 30;

export { postRewards, type PostRewards };

/** The reward of a post beyond the daily limit: nothing. */
export const noPostRewards: PostRewards = { points: 0, plantExperience: 0 };

/**
 * The reward that a post earned, or will earn when it is confirmed.
 * @param isDue whether its first confirmation has not happened yet
 * @param entry the ledger row of the confirmation; null if the daily limit was reached
 */
export function rewardsOfPost(
  isDue: boolean,
  entry: { waterDrops: number; plantExperience: number } | null,
): PostRewards {
  if (isDue) return postRewards;
  if (!entry) return noPostRewards;
  return { points: entry.waterDrops, plantExperience: entry.plantExperience };
}
