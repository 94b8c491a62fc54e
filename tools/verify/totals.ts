import { readFileSync } from 'node:fs';
import { reportPath } from './run-folder';
import type { Step } from './steps';

/** The lines shown of a failure that did not repeat. */
const FAILURE_LINES = 8;

export interface Totals {
  passed: number;
  failed: number;
  /** Names of the tests that failed at first, with the first failure; they count as passed. */
  secondTry: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: { error?: { message?: string } }[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/**
 * Reads the counts of a step's runner. A step without a runner counts as one failure when it
 * failed, else it has no counts.
 */
export function totalsOf(step: Step, ok: boolean): Totals {
  const bare = { passed: 0, failed: ok ? 0 : 1, secondTry: [] };
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

/** Reads a report of Vitest's `json` reporter. A test that passed although it has a failure to show needed a second try. */
export function ofVitest(json: unknown): Totals {
  const { numPassedTests, numFailedTests, testResults } = json as VitestReport;
  const secondTry = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => withFailure(fullName, failureMessages[0]));
  return { passed: numPassedTests, failed: numFailedTests, secondTry };
}

/** Reads a report of Playwright's `json` reporter, which calls a test that passed at the second try flaky. */
export function ofPlaywright(json: unknown): Totals {
  const { stats, suites } = json as PlaywrightReport;
  const secondTry = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName, results }) =>
          withFailure(`${file} (${projectName}) ${title}`, results[0]?.error?.message),
        ),
    );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, secondTry };
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

// The failure is what helps to find the cause, and a successful run leaves no report.
function withFailure(name: string, failure = ''): string {
  return [name, ...failure.trim().split('\n').slice(0, FAILURE_LINES)].join('\n    ');
}
