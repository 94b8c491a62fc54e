import { apiTesterTexts } from '@/texts/admin/testers';
import { failureText } from '@/texts/errors';
import { ApiError, type Issue } from '@contract/errors';
import { toolTexts } from '@contract/testerTexts';
import type { Tester } from '@contract/testers/types';

/** Why a run cannot start, or why it failed. */
export interface TesterProblem {
  text: string;
  /** More details, such as the reset time of a quota or the message of the third party. */
  details: readonly string[];
  /** The errors of single parameters, by name. */
  fields: Readonly<Record<string, string>>;
}

function problemOfIssues(tester: Tester, text: string, issues: readonly Issue[]): TesterProblem {
  const names = new Set(tester.params.map(({ name }) => name));
  const details = issues.map(({ message }) => message).filter((message) => message !== text);
  // For each parameter, the first error wins.
  const fields = issues.filter(({ path }) => names.has(path)).toReversed();
  return {
    text,
    details: [...new Set(details)],
    fields: Object.fromEntries(fields.map(({ path, message }) => [path, message])),
  };
}

/** Returns the problem for invalid values; null if all are valid. */
export function problemOfRules(tester: Tester, issues: readonly Issue[]): TesterProblem | null {
  const [first] = issues;
  return first ? problemOfIssues(tester, first.message, issues) : null;
}

// The only failure of our own with a message that says more than that it failed.
const isOfSaving = (error: unknown) =>
  error instanceof ApiError && error.message === toolTexts.importNotSaved;

const sentenceOf = ({ call }: Tester, error: unknown) =>
  isOfSaving(error) ? toolTexts.importNotSaved : failureText(error, apiTesterTexts.failed[call]);

/** Describes why a run failed; for an exhausted quota, also the reset time. */
export function problemOfError(tester: Tester, error: unknown): TesterProblem {
  const text = sentenceOf(tester, error);
  const issues = error instanceof ApiError ? (error.issues ?? []) : [];
  const [reset, ...rest] = issues.toSorted(
    (one, other) => Number(other.path === 'quota') - Number(one.path === 'quota'),
  );
  if (reset?.path !== 'quota') return problemOfIssues(tester, text, issues);
  return problemOfIssues(tester, `${text} ${reset.message}`, rest);
}
