import { rewardEntry, wateringEntry } from '@contract/rules/companion/ledger';
import { describe, expect, it } from 'vitest';
import type { Runner } from '../database/statement';
import { grant, spend } from './grant';

const NOW = Date.UTC(2026, 10, 21);
const like = rewardEntry('like_give', 1, NOW);
const member = { id: 1, waterDrops: 9, gems: 0, level: 1, experience: 0 };
const companion = {
  level: 1,
  experience: 0,
  rowsOfDay: 1,
  creativity: 0,
  sociability: 0,
  influence: 0,
  consistency: 0,
};

/** Answers successive statements with these rows, then with no rows. */
function answering(...answers: object[]) {
  let asked = 0;
  const tx: Runner = {
    run: () => {
      const row = answers[asked];
      asked += 1;
      return Promise.resolve(row ? [row] : []) as Promise<never[]>;
    },
  };
  return { tx, asked: () => asked };
}

describe('a grant of the ledger', () => {
  it('runs one statement if nothing is due', async () => {
    const { tx, asked } = answering();
    expect(await grant(tx, 1, like, NOW)).toBeNull();
    expect(asked()).toBe(1);
  });

  it('runs five statements for a like', async () => {
    const { tx, asked } = answering({ id: 1 }, member, companion);
    expect(await grant(tx, 1, like, NOW)).toEqual({ plantExperience: 0, deliveries: [] });
    expect(asked()).toBe(5);
  });

  it('runs seven statements for a like that brings a level, and notifies its member', async () => {
    const almost = { ...companion, experience: 99 };
    const { tx, asked } = answering({ id: 1 }, member, almost, { id: 2 }, {}, {}, { id: 7 });
    const deliveries = [{ memberId: 1, id: 7 }];
    expect(await grant(tx, 1, like, NOW)).toEqual({ plantExperience: 0, deliveries });
    expect(asked()).toBe(7);
  });

  it('records no experience of a plant if every plant is in bloom', async () => {
    const { tx, asked } = answering({ id: 1 }, member, companion);
    const post = rewardEntry('post_create', 1, NOW);
    expect(await grant(tx, 1, post, NOW)).toEqual({ plantExperience: 0, deliveries: [] });
    expect(asked()).toBe(7);
  });

  it('removes its row if another grant took the last place of the day', async () => {
    const { tx, asked } = answering({ id: 1 }, member, { ...companion, rowsOfDay: 51 });
    expect(await grant(tx, 1, like, NOW)).toBeNull();
    expect(asked()).toBe(4);
  });

  it('runs no statement if the balance is too small', async () => {
    const { tx, asked } = answering();
    await expect(spend(tx, member, wateringEntry(1, 1), NOW)).rejects.toThrow('cannot pay');
    expect(asked()).toBe(0);
  });
});
