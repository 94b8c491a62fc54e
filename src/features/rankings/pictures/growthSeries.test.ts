import { expect, it } from 'vitest';
import { growthSeries } from './GrowthPicture';

const channel = (id: string, values: readonly [day: string, value: number][]) => ({
  id,
  name: `${id} 채널`,
  history: values.map(([day, value]) => ({ day, value })),
});

it('The lines of growth start at zero and follow each channel in percent', () => {
  const growth = growthSeries([
    channel('a', [
      ['2026-11-01', 200],
      ['2026-11-03', 231],
    ]),
    channel('b', [
      ['2026-11-02', 1000],
      ['2026-11-04', 990],
    ]),
  ]);
  expect(growth).toEqual({
    series: [
      {
        id: 'a',
        name: 'a 채널',
        points: [
          { day: '2026-11-01', value: 0 },
          { day: '2026-11-03', value: 15.5 },
        ],
      },
      {
        id: 'b',
        name: 'b 채널',
        points: [
          { day: '2026-11-02', value: 0 },
          { day: '2026-11-04', value: -1 },
        ],
      },
    ],
    from: '2026-11-01',
    to: '2026-11-04',
  });
});

it('A channel that was counted once, or started at zero, has no line of growth', () => {
  const once = channel('a', [['2026-11-01', 200]]);
  const nought = channel('b', [
    ['2026-11-01', 0],
    ['2026-11-02', 5],
  ]);
  expect(growthSeries([once, nought])).toBeNull();
});
