import { describe, expect, it } from 'vitest';
import { foldName } from '../text/fold-name';
import { proposeName } from './name-proposal';

const MAX = 20;

/** Proposes a name if members have these names. */
function proposeAmong(name: string, ...names: string[]) {
  const taken = new Set([name, ...names].map(foldName));
  return proposeName(name, MAX, (keys) => Promise.resolve(keys.filter((key) => taken.has(key))));
}

describe('a proposed name', () => {
  it('is the taken one with the next free number', async () => {
    expect(await proposeAmong('물빛러')).toBe('물빛러2');
    expect(await proposeAmong('물빛러', '물빛러2', '물빛러 3')).toBe('물빛러4');
    expect(await proposeAmong('물빛러2')).toBe('물빛러3');
    expect(await proposeAmong('윤슬 9')).toBe('윤슬10');
    expect(await proposeAmong('🙂')).toBe('🙂2');
    expect(await proposeAmong('2026')).toBe('2027');
  });

  it('is no longer than a name may be', async () => {
    expect(await proposeAmong('가'.repeat(20))).toBe(`${'가'.repeat(19)}2`);
    expect(await proposeAmong(`${'가'.repeat(19)}9`)).toBe(`${'가'.repeat(18)}10`);
  });

  it('has a higher number if many are taken, and is null beyond some point', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `물빛러${at}`);
    expect(await proposeAmong('물빛러', ...many)).toBe('물빛러60');
    expect(await proposeName('물빛러', MAX, (keys) => Promise.resolve(keys))).toBeNull();
  });
});
