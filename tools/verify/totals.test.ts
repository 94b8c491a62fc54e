import { describe, expect, it } from 'vitest';
import { ofPlaywright, ofVitest } from './totals';

describe('the totals of a run', () => {
  it('count a test of Vitest that passed at its second try as passed, and keep its name and failure', () => {
    const once = { fullName: 'a calm test', status: 'passed', failureMessages: [] };
    const twice = { ...once, fullName: 'a late frame', failureMessages: ['Error: too late'] };
    const never = { fullName: 'a wrong one', status: 'failed', failureMessages: ['Error: wrong'] };
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [{ assertionResults: [once, twice, never] }],
    };
    expect(ofVitest(report)).toEqual({
      passed: 2,
      failed: 1,
      secondTry: ['a late frame\n    Error: too late'],
    });
  });

  it('count a test of Playwright that passed at its second try as passed, and keep its name and failure', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'some.spec.ts',
      tests: [{ projectName: 'mock', status, results: [{ error: { message: 'too late' } }, {}] }],
    });
    const suites = [
      {
        specs: [spec('is calm', 'expected')],
        suites: [{ specs: [spec('is late', 'flaky'), spec('is wrong', 'unexpected')] }],
      },
    ];
    expect(ofPlaywright({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites })).toEqual({
      passed: 2,
      failed: 1,
      secondTry: ['some.spec.ts (mock) is late\n    too late'],
    });
  });
});
