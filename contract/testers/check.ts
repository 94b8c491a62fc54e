import type { Issue } from '../errors';
import { codeAmong } from '../rules/text/codes';
import { lengthOf } from '../rules/text/length';
import { sumOfCosts, type Cost } from '../rules/rankings/quota';
import { DAY, seoulDay, seoulDayStart } from '../rules/site/time';
import { toolTexts } from '../testerTexts';
import { usedValues } from './rules';
import type { Tester, TesterParam, TesterValues, UpstreamOptions } from './types';

const DIGITS = /^\d{1,12}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether a parameter takes a value. */
export function isAllowed(param: TesterParam, value: string): boolean {
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

function cleanValue(param: TesterParam, given: string): string {
  const value = given.trim();
  const known = (one: string) =>
    'choices' in param
      ? codeAmong(
          param.choices.map((choice) => choice.value),
          one,
        )
      : one;
  if (param.kind === 'text') return value === '' ? '' : (param.canonical?.(value) ?? value);
  if (param.kind !== 'multi') return known(value);
  const values = value.split(',').map((one) => known(one.trim()));
  return [...new Set(values)].filter((one) => one !== '').join(',');
}

/**
 * Keeps the values of the tester's parameters, trimmed and with codes in their canonical spelling.
 * Drops empty values and unknown names; `a, b,` of several values becomes `a,b`.
 */
export function cleanValues(
  { params }: Tester,
  given: Readonly<Record<string, string>>,
): TesterValues {
  const cleaned = params.map((param) => [param.name, cleanValue(param, given[param.name] ?? '')]);
  return Object.fromEntries(cleaned.filter(([, value]) => value !== '')) as TesterValues;
}

/** Finds the problems of a tester's values: first those of single values, then broken rules. */
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
 * Returns the sentence of the rule that makes the form undo a change, or null if the change stays.
 * Emptying a parameter either satisfies a rule or leaves it to the check before a run.
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

/** The initial values of an empty form. @param now ms */
export function initialValues({ params }: Tester, now: number): TesterValues {
  const initial = params.map(({ name, kind, initial: value = '' }): [string, string] => [
    name,
    kind === 'date' && value === 'yesterday' ? seoulDay(now - DAY) : value,
  ]);
  return Object.fromEntries(initial.filter(([, value]) => value !== ''));
}

/**
 * The values of a call: a parameter without a value takes the form's initial value, unless that
 * breaks a rule together with the other values.
 * @param now ms
 * @param emptied names of parameters that stay empty instead, separated by commas
 */
export function callValues(
  tester: Tester,
  given: Readonly<Record<string, string>>,
  now: number,
  emptied = '',
): TesterValues {
  const named = cleanValues(tester, given);
  const without = emptied.split(',');
  const presets = Object.entries(initialValues(tester, now)).filter(
    ([name]) => !without.includes(name),
  );
  const values = { ...Object.fromEntries(presets), ...named };
  const broken = tester.rules.filter((rule) => rule.isBroken(values)).flatMap(({ names }) => names);
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => name in named || !broken.includes(name)),
  );
}

/**
 * What a form sends: the values that the tester reads, and the names of emptied parameters that
 * have an initial value. Without these names the call would fill in the initial values again.
 */
export function formValues(tester: Tester, values: TesterValues): TesterValues {
  const used = usedValues(tester, values);
  const emptied = tester.params.filter(({ name, initial = '' }) => initial !== '' && !used[name]);
  return emptied.length > 0
    ? { ...used, emptied: emptied.map(({ name }) => name).join(',') }
    : used;
}

/**
 * The sentences about fields that a caller names but the call does not read.
 * @param given the call's fields, without the fields of our own API
 */
export function unusedNotices(
  tester: Tester,
  given: Readonly<Record<string, string>>,
  values: TesterValues,
): string[] {
  const byReason = new Map<string, string[]>();
  for (const [name, value] of Object.entries(given)) {
    const isKnown = tester.params.some((param) => param.name === name);
    const reason = isKnown ? tester.unused(values, name) : toolTexts.unknownParam;
    if (reason === null || value.trim() === '') continue;
    byReason.set(reason, [...(byReason.get(reason) ?? []), name]);
  }
  return [...byReason].map(([reason, names]) => `${names.join(', ')}: ${reason}`);
}

/** The highest expected cost of a run before it starts. The run may hand out its results in parts. */
export function expectedCost(
  tester: Tester,
  values: TesterValues,
  options?: UpstreamOptions,
): Cost[] {
  const requests = tester.requests(values, options);
  return sumOfCosts(requests.flatMap(({ cost }) => (cost === null ? [] : [cost])));
}

/** The parameters to send, without those that the third party does not accept. */
export const sentParams = (tester: Tester, values: TesterValues): Record<string, string> => ({
  ...withoutSecrets(tester, tester.prepare(values).values),
});

/** The values that may be stored and shown: all except secrets. */
export function withoutSecrets({ params }: Tester, values: TesterValues): TesterValues {
  const secret = new Set(params.filter(({ kind }) => kind === 'secret').map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)));
}
