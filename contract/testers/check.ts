import type { Issue } from '../errors';
import { lengthOf } from '../rules/length';
import { sumOfCosts, type Cost } from '../rules/quota';
import { DAY, seoulDay, seoulDayStart } from '../rules/time';
import type { Tester, TesterParam, TesterValues, UpstreamOptions } from './types';

const DIGITS = /^\d{1,12}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

function isAllowed(param: TesterParam, value: string): boolean {
  switch (param.kind) {
    case 'text':
      return lengthOf(value, param.max) <= param.max && (param.pattern?.test(value) ?? true);
    case 'secret':
      return value.length <= param.max;
    case 'number':
      return DIGITS.test(value) && Number(value) >= param.min && Number(value) <= param.max;
    case 'select':
      return param.choices.some((choice) => choice.value === value);
    case 'multi':
      return value.split(',').every((one) => param.choices.some((choice) => choice.value === one));
    case 'date':
      return seoulDayStart(value) !== null;
    case 'moment':
      return MOMENT.test(value) && !Number.isNaN(Date.parse(value));
    case 'flag':
      return value === 'true';
  }
}

function problemOf(param: TesterParam, value: string): string | null {
  if (value === '') return param.required ?? null;
  if (param.unavailable !== undefined) return param.unavailable;
  return isAllowed(param, value) ? null : param.problem;
}

/**
 * The values that a tester knows, trimmed; empty ones and those of other names are left out, and
 * `a, b,` of several values becomes `a,b`.
 */
export function cleanValues(
  { params }: Tester,
  given: Readonly<Record<string, string>>,
): TesterValues {
  const cleaned = params.map(({ name, kind }): [string, string] => {
    const value = (given[name] ?? '').trim();
    if (kind !== 'multi') return [name, value];
    const values = value.split(',').map((one) => one.trim());
    return [name, [...new Set(values)].filter((one) => one !== '').join(',')];
  });
  return Object.fromEntries(cleaned.filter(([, value]) => value !== ''));
}

/** What is wrong with the values of a tester: single ones first, then what they are together. */
export function checkTester(tester: Tester, values: TesterValues): Issue[] {
  const single = tester.params.flatMap((param) => {
    const message = problemOf(param, values[param.name] ?? '');
    return message === null ? [] : [{ path: param.name, message }];
  });
  const broken = tester.rules
    .filter((rule) => rule.isBroken(values))
    .flatMap(({ names, text }) => names.slice(0, 1).map((path) => ({ path, message: text })));
  return [...single, ...broken];
}

/**
 * The sentence for which the form takes a change back; null when it stays. A parameter that is
 * emptied mends a rule, or leaves it to the check before a run.
 * @param name the parameter that was changed
 * @param values after the change
 */
export function rejectedChange(
  { rules }: Tester,
  name: string,
  values: TesterValues,
): string | null {
  if ((values[name] ?? '') === '') return null;
  const broken = rules.find(
    (rule) => rule.rejectsChange && rule.names.includes(name) && rule.isBroken(values),
  );
  return broken?.text ?? null;
}

/** The values with which an empty form begins. @param now ms */
export function initialValues({ params }: Tester, now: number): TesterValues {
  const initial = params.map(({ name, kind, initial: value = '' }): [string, string] => [
    name,
    kind === 'date' && value === 'yesterday' ? seoulDay(now - DAY) : value,
  ]);
  return Object.fromEntries(initial.filter(([, value]) => value !== ''));
}

/** What a run is expected to cost at most, before it is made: it may hand out its results in parts. */
export function expectedCost(
  tester: Tester,
  values: TesterValues,
  options?: UpstreamOptions,
): Cost[] {
  const requests = tester.requests(values, options);
  return sumOfCosts(requests.flatMap(({ cost }) => (cost === null ? [] : [cost])));
}

/** The parameters as they are sent: what the third party does not take is left out. */
export const sentParams = (tester: Tester, values: TesterValues): Record<string, string> => ({
  ...withoutSecrets(tester, tester.prepare(values).values),
});

/** The values that may be kept and shown: without what is secret. */
export function withoutSecrets({ params }: Tester, values: TesterValues): TesterValues {
  const secret = new Set(params.filter(({ kind }) => kind === 'secret').map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)));
}
