import { postRewards, type PostRewards } from './post-rewards';

/** What earns something by itself. Source: docs/product/rules.md#rewards. */
export const rewardActions = ['post_create', 'like_give', 'comment_write', 'daily_login'] as const;
export type RewardAction = (typeof rewardActions)[number];

/** What a companion is good at; each grows by one of the actions. */
export const companionStats = ['creativity', 'sociability', 'influence', 'consistency'] as const;
export type CompanionStat = (typeof companionStats)[number];

/** What an action earns, and how often. */
export interface Reward {
  waterDrops: number;
  /** For the member and for their companion alike. */
  experience: number;
  /** For the first plant that still grows. */
  plantExperience: number;
  /** Grows by one. */
  stat: CompanionStat;
  /** Whether the same subject counts again on another day, or once for ever. */
  isDaily: boolean;
  /** How many of a Seoul day count; null: all of them. */
  dayLimit: number | null;
}

/**
 * The one table of what is earned; nothing that a client sends changes it. A comment counts once a
 * post and day, so that writing and deleting earns nothing. Source: docs/product/rules.md#rewards.
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
 * How many posts of a Seoul day earn where nobody reviews them: writing and deleting would earn
 * without end.
 */
export const UNREVIEWED_POSTS_A_DAY = 10;

/** Gems for each level that a companion reaches. */
export const LEVEL_GEMS = 10;

/** Gems for a plant that comes into bloom. */
export const BLOOM_GEMS = 30;

export { postRewards, type PostRewards };

/** What a post earns that is beyond its day's limit. */
export const noPostRewards: PostRewards = { points: 0, plantExperience: 0 };

/**
 * What a post earned, or will when it is confirmed.
 * @param isDue whether its first confirmation is still to come
 * @param entry what the confirmation wrote into the ledger; null where the day's limit was reached
 */
export function rewardsOfPost(
  isDue: boolean,
  entry: { waterDrops: number; plantExperience: number } | null,
): PostRewards {
  if (isDue) return postRewards;
  if (!entry) return noPostRewards;
  return { points: entry.waterDrops, plantExperience: entry.plantExperience };
}
