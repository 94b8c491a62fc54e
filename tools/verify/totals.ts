import { readFileSync } from 'node:fs';
import { reportPath } from './run-folder';
import type { Step } from './steps';

export interface Totals {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
}

/**
 * Reads the counts of a step's runner. A step without a runner counts as one failure if it failed,
 * else it has no counts.
 */
export function totalsOf(step: Step, ok: boolean): Totals {
  const bare = { passed: 0, failed: ok ? 0 : 1 };
  if (step.report === undefined) return bare;
  try {
    const json: unknown = JSON.parse(readFileSync(reportPath(step.name), 'utf8'));
    const totals = step.report === 'vitest' ? ofVitest(json) : ofPlaywright(json);
    // A runner can fail without a failed test, for instance on an error outside all tests.
    return ok ? totals : { ...totals, failed: Math.max(1, totals.failed) };
  } catch {
    return bare;
  }
}

/** Reads a report of Vitest's `json` reporter. */
function ofVitest(json: unknown): Totals {
  const { numPassedTests, numFailedTests } = json as VitestReport;
  return { passed: numPassedTests, failed: numFailedTests };
}

/** Reads a report of Playwright's `json` reporter. */
function ofPlaywright(json: unknown): Totals {
  const { stats } = json as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected };
}
