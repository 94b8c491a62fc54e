import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bloomEntry, levelEntry, rewardEntry, seedEntry, wateringEntry } from './ledger';
import { gainCompanionExperience, gainExperience } from './levels';
import { seed } from './plants';
import { rewardActions } from './rewards';
import { settle, wateredPlant, type SettlementState } from './settlement';

const begin = { level: 1, experience: 0 };
const stats = { creativity: 0, sociability: 0, influence: 0, consistency: 0 };
const streak = { streakDays: 0, lastDay: null, restedDay: null };
const companion = { ...begin, ...stats, ...streak };
const newcomer = { member: begin, companion, plant: { id: 3, ...seed } };

describe('settling a row of the ledger', () => {
  it('raises the member, the companion, one of its stats and a plant', () => {
    expect(settle(newcomer, rewardEntry('post_create', 1, 0))).toEqual({
      member: { level: 1, experience: 20 },
      companion: { ...companion, experience: 20, creativity: 1 },
      plant: { id: 3, level: 1, experience: 15, maxExperience: 100 },
      entries: [],
    });
    const liked = settle(newcomer, rewardEntry('like_give', 1, 0));
    expect([liked.companion, liked.plant]).toEqual([
      { ...companion, experience: 1, influence: 1 },
      newcomer.plant,
    ]);
  });

  it('adds gems for each level and for a bloom', () => {
    const late = {
      member: { level: 1, experience: 990 },
      companion: { ...companion, experience: 95 },
      plant: { id: 3, level: 4, experience: 330, maxExperience: 337 },
    };
    const settled = settle(late, rewardEntry('post_create', 1, 0));
    expect(settled.member).toEqual({ level: 2, experience: 0 });
    expect(settled.companion).toMatchObject({ level: 2, experience: 15 });
    expect(settled.plant).toEqual({ id: 3, level: 5, experience: 8, maxExperience: 505 });
    expect(settled.entries).toEqual([levelEntry(2), bloomEntry(3)]);
    const many = { ...rewardEntry('post_create', 1, 0), experience: 800, plantExperience: 0 };
    expect(settle(late, many).entries).toEqual([levelEntry(2), levelEntry(3), levelEntry(4)]);
  });

  it('changes the other records if no plant grows', () => {
    const settled = settle({ ...newcomer, plant: null }, rewardEntry('post_create', 1, 0));
    expect([settled.plant, settled.member.experience]).toEqual([null, 20]);
  });

  it('waters at most the plant that the row names', () => {
    const watered = settle(newcomer, wateringEntry(3, 1));
    expect([watered.member, watered.companion]).toEqual([newcomer.member, newcomer.companion]);
    expect(watered.plant?.experience).toBe(10);
    expect(settle(newcomer, seedEntry(4))).toEqual({ ...newcomer, entries: [] });
    const rows = [wateringEntry(3, 1), rewardEntry('post_create', 3, 0), seedEntry(3)];
    expect(rows.map(wateredPlant)).toEqual([3, null, null]);
  });

  it('continues the streak only with the row of a visit', () => {
    const day = Date.parse('2026-11-21T00:00:00Z');
    const came = settle(newcomer, rewardEntry('daily_login', 0, day)).companion;
    expect(came).toMatchObject({ streakDays: 1, lastDay: '2026-11-21', consistency: 1 });
    const next = settle(
      { ...newcomer, companion: came },
      rewardEntry('daily_login', 0, day + 86_400_000),
    );
    expect(next.companion).toMatchObject({ streakDays: 2, lastDay: '2026-11-22' });
    const commented = settle(
      { ...newcomer, companion: came },
      rewardEntry('comment_write', 1, day),
    );
    expect(commented.companion).toMatchObject({ streakDays: 1, lastDay: '2026-11-21' });
  });

  it('gives the companion the same for many rows as for their sum', () => {
    const actions = fc.array(fc.constantFrom(...rewardActions), { maxLength: 200 });
    fc.assert(
      fc.property(actions, (done) => {
        let state: SettlementState<typeof newcomer.plant> = newcomer;
        let levels = 0;
        const gained = done.map((action) => {
          const entry = rewardEntry(action, 1, 0);
          const settled = settle(state, entry);
          levels += settled.entries.filter((due) => due.action === 'level_up').length;
          state = settled;
          return entry.experience;
        });
        const sum = gained.reduce((total, one) => total + one, 0);
        const { member, companion: after } = state;
        expect(after).toMatchObject(gainCompanionExperience(begin, sum));
        expect(levels).toBe(after.level - 1);
        expect(member).toEqual(gained.reduce(gainExperience, begin));
        const better = after.creativity + after.sociability;
        expect(better + after.influence + after.consistency).toBe(done.length);
      }),
    );
  });
});
