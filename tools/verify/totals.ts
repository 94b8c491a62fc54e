import { readFileSync } from 'node:fs';
import type { Step } from './steps';
import { reportPath } from './steps';

export interface Totals {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Reads what a step's runner counted. A step without a runner counts as one failure when it failed, else as nothing. */
export function totalsOf(step: Step, ok: boolean): Totals {
  const bare = { passed: 0, failed: ok ? 0 : 1 };
  if (step.report === undefined) return bare;
  try {
    const json: unknown = JSON.parse(readFileSync(reportPath(step.name), 'utf8'));
    const totals = step.report === 'vitest' ? ofVitest(json) : ofPlaywright(json);
    // A runner can fail with no failed test, for instance on an error outside of any.
    return ok ? totals : { ...totals, failed: Math.max(1, totals.failed) };
  } catch {
    return bare;
  }
}

function ofVitest(json: unknown): Totals {
  const { numPassedTests, numFailedTests } = json as VitestReport;
  return { passed: numPassedTests, failed: numFailedTests };
}

function ofPlaywright(json: unknown): Totals {
  const { expected, unexpected, flaky } = (json as PlaywrightReport).stats;
  return { passed: expected, failed: unexpected + flaky };
}
