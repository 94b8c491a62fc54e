import { textOf } from '../rules/fields';
import { seoulTime } from '../rules/seoul-time';
import { keepableParams, testerOf, testerOfResource, testers } from '.';
import type { TesterParam, TesterValues } from './types';

/** What the videos of a batch were found by. */
export interface BatchConditions {
  /** The data tool; null where a client did not name it. */
  tester: string | null;
  /** What the tool was asked with, without what is secret. */
  params: TesterValues;
}

/** A condition in words. */
export interface ShownCondition {
  label: string;
  value: string;
}

/** What a client says that videos were found by: in the body, or in the address as documented. */
interface SaidConditions {
  tester?: string | null | undefined;
  params?: Readonly<Record<string, unknown>> | undefined;
}

/** What a client says that videos were found by, as it is kept; null where it says nothing. */
export function savedConditions(
  { tester, params = {} }: SaidConditions,
  query: Readonly<Record<string, unknown>> = {},
): BatchConditions | null {
  const { endpoint, ...said } = { ...query, ...params };
  const id = tester ?? testerOfResource(textOf(endpoint))?.id ?? null;
  const kept = keepableParams(said);
  return id === null && Object.keys(kept).length === 0 ? null : { tester: id, params: kept };
}

// They say how an answer was asked for, and not what was looked for.
const unsaid = new Set(
  'part hl type maxResults pageToken maxHeight maxWidth safeSearch textFormat'.split(' '),
);
// They leave everything as it is.
const anything = new Set(['', '0', 'all', 'any']);

function wordsOf(param: TesterParam, value: string): string {
  if (param.kind === 'moment') {
    const moment = Date.parse(value);
    return Number.isNaN(moment) ? value : seoulTime(moment);
  }
  const choices = 'choices' in param ? param.choices : 'suggestions' in param && param.suggestions;
  const labelOf = (one: string) => (choices || []).find((choice) => choice.value === one)?.label;
  const parts = param.kind === 'multi' ? value.split(',') : [value];
  return parts.map((one) => labelOf(one) ?? one).join(', ');
}

/**
 * The conditions of a batch as its list shows them: in the order of the tool's form, under the form's
 * names without those of the third party behind them.
 */
export function shownConditions({ tester, params }: BatchConditions): ShownCondition[] {
  const known = tester === null ? null : testerOf(tester);
  const forms = known ? [known] : testers;
  const byName = new Map(
    forms.flatMap((form) => form.params.map((param) => [param.name, param] as const)).toReversed(),
  );
  const names = known ? known.params.map(({ name }) => name) : Object.keys(params);
  return names.flatMap((name) => {
    const [param, value = ''] = [byName.get(name), params[name]];
    if (!param || unsaid.has(name) || anything.has(value)) return [];
    return [{ label: param.label.replace(/\(\w+\)$/, ''), value: wordsOf(param, value) }];
  });
}
