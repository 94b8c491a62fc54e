import { apiTesterTexts } from '@/texts/admin/testers';
import { failureText } from '@/texts/errors';
import { ApiError, type Issue } from '@contract/errors';
import { toolTexts } from '@contract/testerTexts';
import type { Tester } from '@contract/testers/types';

/** What stands in the way of a run, or what became of one that failed. */
export interface TesterProblem {
  text: string;
  /** More about it, such as when a quota begins again or what the third party says. */
  details: readonly string[];
  /** The sentences of single parameters, by their names. */
  fields: Readonly<Record<string, string>>;
}

function problemOfIssues(tester: Tester, text: string, issues: readonly Issue[]): TesterProblem {
  const names = new Set(tester.params.map(({ name }) => name));
  const details = issues.map(({ message }) => message).filter((message) => message !== text);
  // The first sentence about a parameter is the one to mend first.
  const fields = issues.filter(({ path }) => names.has(path)).toReversed();
  return {
    text,
    details: [...new Set(details)],
    fields: Object.fromEntries(fields.map(({ path, message }) => [path, message])),
  };
}

/** The problem of broken rules; null when there are none. */
export function problemOfRules(tester: Tester, issues: readonly Issue[]): TesterProblem | null {
  const [first] = issues;
  return first ? problemOfIssues(tester, first.message, issues) : null;
}

// The one failure of our own that says more than that something failed.
const isOfSaving = (error: unknown) =>
  error instanceof ApiError && error.message === toolTexts.importNotSaved;

const sentenceOf = ({ call }: Tester, error: unknown) =>
  isOfSaving(error) ? toolTexts.importNotSaved : failureText(error, apiTesterTexts.failed[call]);

/** What a failed run says; that a quota is used up, with the time at which it begins again. */
export function problemOfError(tester: Tester, error: unknown): TesterProblem {
  const text = sentenceOf(tester, error);
  const issues = error instanceof ApiError ? (error.issues ?? []) : [];
  const [reset, ...rest] = issues.toSorted(
    (one, other) => Number(other.path === 'quota') - Number(one.path === 'quota'),
  );
  if (reset?.path !== 'quota') return problemOfIssues(tester, text, issues);
  return problemOfIssues(tester, `${text} ${reset.message}`, rest);
}
