import { describe, expect, it } from 'vitest';
import {
  bloomEntry,
  dayLimitOf,
  isOfPlant,
  isOfPost,
  ledgerActions,
  levelEntry,
  rewardEntry,
  seedEntry,
  wateringEntry,
} from './ledger';
import { rewardActions, type RewardAction } from './rewards';

const KST_MIDNIGHT = Date.UTC(2026, 10, 21, 15);
const amounts = { waterDrops: 0, gems: 0, experience: 0, plantExperience: 0 };

describe('rows of the ledger', () => {
  it.each<[RewardAction, object]>([
    ['post_create', { ...amounts, waterDrops: 10, experience: 20, plantExperience: 15 }],
    ['comment_write', { ...amounts, experience: 5 }],
    ['like_give', { ...amounts, experience: 1 }],
    ['daily_login', { ...amounts, experience: 10 }],
  ])('the amounts for %s are what the table says', (action, given) => {
    expect(rewardEntry(action, 3, KST_MIDNIGHT)).toMatchObject({ ...given, action, subjectId: 3 });
  });

  it.each<[RewardAction, string, string]>([
    ['post_create', '', ''],
    ['like_give', '', ''],
    ['comment_write', '2026-11-21', '2026-11-22'],
    ['daily_login', '2026-11-21', '2026-11-22'],
  ])('rewards for %s have their day in Seoul, if any', (action, before, after) => {
    expect(rewardEntry(action, 1, KST_MIDNIGHT - 1).occasion).toBe(before);
    expect(rewardEntry(action, 1, KST_MIDNIGHT).occasion).toBe(after);
  });

  it('exist for levels, blooms, waterings and seeds', () => {
    const common = { ...amounts, occasion: '' };
    expect(levelEntry(4)).toEqual({ ...common, action: 'level_up', subjectId: 4, gems: 10 });
    expect(bloomEntry(7)).toEqual({ ...common, action: 'plant_bloom', subjectId: 7, gems: 30 });
    expect(seedEntry(7)).toEqual({ ...common, action: 'plant_seed', subjectId: 7, gems: -50 });
    expect(wateringEntry(7, 3)).toEqual({
      ...amounts,
      action: 'plant_water',
      subjectId: 7,
      occasion: '3',
      waterDrops: -10,
      plantExperience: 10,
    });
  });

  it('have a daily limit or no limit', () => {
    const limits = ledgerActions.map((action) => [action, dayLimitOf(action)] as const);
    expect(Object.fromEntries(limits.filter(([, limit]) => limit !== null))).toEqual({
      comment_write: 30,
      like_give: 50,
      daily_login: 1,
    });
  });

  it('belong to a post, to a plant or to neither', () => {
    expect(ledgerActions.filter(isOfPost).sort()).toEqual(
      rewardActions.filter((action) => action !== 'daily_login').sort(),
    );
    expect(ledgerActions.filter(isOfPlant)).toEqual(['plant_bloom', 'plant_water', 'plant_seed']);
  });
});
