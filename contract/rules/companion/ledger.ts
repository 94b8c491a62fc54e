import { BLOOM_GEMS, LEVEL_GEMS, rewardActions, rewards, type RewardAction } from './rewards';
import { SEED_PRICE, WATERING_COST, WATERING_EXPERIENCE } from './plants';
import { seoulDay } from '../site/time';

/**
 * Why a balance changed. `opening` is a member's balance from before the ledger; no history shows
 * it.
 */
export const ledgerActions = [
  'opening',
  ...rewardActions,
  'level_up',
  'plant_bloom',
  'plant_water',
  'plant_seed',
  'part_buy',
] as const;
export type LedgerAction = (typeof ledgerActions)[number];

/** Whether the subject of an action's rows is a post. */
export const isOfPost = (action: LedgerAction): boolean =>
  action === 'post_create' || action === 'comment_write' || action === 'like_give';

/** Whether the subject of an action's rows is a plant. */
export const isOfPlant = (action: LedgerAction): boolean => action.startsWith('plant_');

/** Whether the subject of an action's rows is a part, which the member then owns. */
export const isOfPart = (action: LedgerAction): boolean => action === 'part_buy';

/** The changes of a ledger row; the sums of a member's rows are the member's balances. */
export interface Amounts {
  waterDrops: number;
  gems: number;
  /** The same for the member and the companion. */
  experience: number;
  plantExperience: number;
}

/** A row's unique name: each combination of member, action, subject and occasion exists only once. */
export interface LedgerEntry extends Amounts {
  action: LedgerAction;
  /** The post, the plant, the level, the part; 0 if the action has no subject. */
  subjectId: number;
  /**
   * The occasion: the day in Seoul for a daily action, the number of a watering, empty for an
   * action that counts only once.
   */
  occasion: string;
}

const nothing: Amounts = { waterDrops: 0, gems: 0, experience: 0, plantExperience: 0 };

/** How many rows of an action count on one day in Seoul; null: all of them. */
export function dayLimitOf(action: LedgerAction): number | null {
  const reward = rewardActions.find((one) => one === action);
  return reward ? rewards[reward].dayLimit : null;
}

/**
 * The row of a rewarded action.
 * @param subjectId the post; 0 for a login
 * @param now ms
 */
export function rewardEntry(action: RewardAction, subjectId: number, now: number): LedgerEntry {
  const { waterDrops, experience, plantExperience, isDaily } = rewards[action];
  const occasion = isDaily ? seoulDay(now) : '';
  return { ...nothing, action, subjectId, occasion, waterDrops, experience, plantExperience };
}

/** The row for a level that a companion reached. */
export function levelEntry(level: number): LedgerEntry {
  return { ...nothing, action: 'level_up', subjectId: level, occasion: '', gems: LEVEL_GEMS };
}

/** The row for a plant that came into bloom. */
export function bloomEntry(plantId: number): LedgerEntry {
  return { ...nothing, action: 'plant_bloom', subjectId: plantId, occasion: '', gems: BLOOM_GEMS };
}

/** The row for a watering. @param count the number of this plant's watering, from 1 */
export function wateringEntry(plantId: number, count: number): LedgerEntry {
  return {
    ...nothing,
    action: 'plant_water',
    subjectId: plantId,
    occasion: String(count),
    waterDrops: -WATERING_COST,
    plantExperience: WATERING_EXPERIENCE,
  };
}

/** The row for a bought seed. */
export function seedEntry(plantId: number): LedgerEntry {
  return { ...nothing, action: 'plant_seed', subjectId: plantId, occasion: '', gems: -SEED_PRICE };
}

/** The row for a bought part. @param price gems */
export function purchaseEntry(partId: number, price: number): LedgerEntry {
  return { ...nothing, action: 'part_buy', subjectId: partId, occasion: '', gems: -price };
}

/** Whether balances cover the cost of an entry. */
export const canPay = (
  { waterDrops, gems }: { waterDrops: number; gems: number },
  entry: LedgerEntry,
): boolean => waterDrops + entry.waterDrops >= 0 && gems + entry.gems >= 0;
