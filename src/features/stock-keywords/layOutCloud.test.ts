import { describe, expect, it } from 'vitest';
import { layOutCloud, tierOf, type CloudWord, type PlacedWord } from './layOutCloud';

/** Pseudo-random numbers that are the same each time. */
function dice(seed: number) {
  let state = seed * 7_919 + 1;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

function wordsOf(seed: number): CloudWord[] {
  const roll = dice(seed);
  const counts = Array.from({ length: 1 + roll(50) }, () => 1 + roll(20)).sort((a, b) => b - a);
  return counts.map((count, at) => ({
    word: `${'물빛'.repeat(8).slice(0, 2 + roll(9))}${at}`,
    count,
  }));
}

// Sums of hundredths have rounding errors.
const NEARLY = 0.001;
const overlaps = (a: PlacedWord, b: PlacedWord) =>
  a.left + NEARLY < b.left + b.width &&
  b.left + NEARLY < a.left + a.width &&
  a.top + NEARLY < b.top + b.height &&
  b.top + NEARLY < a.top + a.height;

// A phone of 320 px, one of 390 px, a tablet, a desktop and a wide card; rem.
const widths = [18, 22.375, 30, 43, 60];
const clouds = Array.from({ length: 25 }, (_, seed) => wordsOf(seed)).flatMap((words) =>
  widths.map((width) => ({ words, width, cloud: layOutCloud(words, width) })),
);

describe('the positions of words in a cloud', () => {
  it('never overlap and never leave it', () => {
    for (const { width, cloud } of clouds) {
      for (const [at, one] of cloud.words.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(0);
        expect(one.left + one.width).toBeLessThanOrEqual(width + NEARLY);
        expect(one.top).toBeGreaterThanOrEqual(0);
        expect(one.top + one.height).toBeLessThanOrEqual(cloud.height + NEARLY);
        expect(cloud.words.slice(at + 1).filter((other) => overlaps(one, other))).toEqual([]);
      }
    }
  });

  it('have the most frequent word in the horizontal middle', () => {
    for (const { width, cloud } of clouds) {
      const [first] = cloud.words;
      expect((first?.left ?? 0) + (first?.width ?? 0) / 2).toBeCloseTo(width / 2, 1);
    }
  });

  it('are the same each time', () => {
    for (const { words, width, cloud } of clouds) expect(layOutCloud(words, width)).toEqual(cloud);
  });

  it('have enough space for letters that grow with the count and stay readable', () => {
    for (const { words, width, cloud } of clouds) {
      for (const { word, size, width: room } of cloud.words) {
        expect(word.length * 0.9 * size).toBeLessThanOrEqual(room + 0.01);
        expect(size).toBeGreaterThan(0.8);
      }
      const sizes = cloud.words.map(({ size }) => size);
      if (width >= 30) expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
      expect(cloud.words.map(({ word }) => word)).toEqual(words.map(({ word }) => word));
    }
  });

  it('are close together: a cloud is not much larger than its words', () => {
    const many = clouds.filter(({ words }) => words.length > 30);
    expect(many.length).toBeGreaterThan(10);
    const shares = many.map(({ cloud: { words, height } }) => {
      const filled = words.reduce((sum, one) => sum + one.width * one.height, 0);
      const right = Math.max(...words.map((one) => one.left + one.width));
      const left = Math.min(...words.map((one) => one.left));
      return filled / ((right - left) * height);
    });
    expect(Math.min(...shares), shares.join(' ')).toBeGreaterThan(0.4);
  });

  it('are empty without words, and fit a single word closely', () => {
    expect(layOutCloud([], 20)).toEqual({ height: 0, words: [] });
    expect(layOutCloud(wordsOf(1), 0)).toEqual({ height: 0, words: [] });
    const { height, words } = layOutCloud([{ word: '금리', count: 12 }], 40);
    expect(words[0]).toMatchObject({ tier: 3, top: 0, height });
  });

  it('leave no word wider than the cloud', () => {
    const { words } = layOutCloud([{ word: '거시경제금융현안간담회의록전체본', count: 30 }], 18);
    expect(words[0]?.width).toBeLessThanOrEqual(18);
  });
});

it('the tiers start above four, seven and ten', () => {
  expect([1, 4, 5, 7, 8, 10, 11, 99].map(tierOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});
