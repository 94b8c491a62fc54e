import { expect, it } from 'vitest';
import { createJobRuns } from './job-runs';

it('remembers the last run and the last failed one of each job', () => {
  let time = 1_000;
  const runs = createJobRuns(() => time);
  runs.plan([
    { name: 'mail', every: 2_000 },
    { name: 'views', every: 1_000 },
  ]);
  runs.ended('mail', true);
  expect(runs.list()[0]).toMatchObject({ lastAt: 1_000, failedAt: 1_000, isFailing: true });
  time = 3_000;
  runs.ended('mail', false);
  runs.ended('unplanned', true);
  expect(runs.list()).toEqual([
    { name: 'mail', every: 2_000, lastAt: 3_000, failedAt: 1_000, isFailing: false },
    { name: 'views', every: 1_000, lastAt: null, failedAt: null, isFailing: false },
  ]);
});
