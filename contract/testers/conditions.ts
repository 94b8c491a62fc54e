import { textOf } from '../rules/text/fields';
import { seoulTime } from '../rules/site/seoul-time';
import { keepableParams, testerOf, testerOfResource, testers } from '.';
import type { TesterParam, TesterValues } from './types';

/** The conditions that found the videos of a batch. */
export interface BatchConditions {
  /** The data tool; null if the client did not name it. */
  tester: string | null;
  /** The parameters of the tool, without secrets. */
  params: TesterValues;
}

/** A condition in words. */
export interface ShownCondition {
  label: string;
  value: string;
}

/** The conditions that a client reports for its videos: in the body or the documented address. */
interface SaidConditions {
  tester?: string | null | undefined;
  params?: Readonly<Record<string, unknown>> | undefined;
}

/** The conditions that a client reports for its videos, in stored form; null without any. */
export function savedConditions(
  { tester, params = {} }: SaidConditions,
  query: Readonly<Record<string, unknown>> = {},
): BatchConditions | null {
  const { endpoint, ...said } = { ...query, ...params };
  const id = tester ?? testerOfResource(textOf(endpoint))?.id ?? null;
  const kept = keepableParams(said);
  return id === null && Object.keys(kept).length === 0 ? null : { tester: id, params: kept };
}

// These describe how an answer was requested, not what was searched for.
const unsaid = new Set(
  'part hl type maxResults pageToken maxHeight maxWidth safeSearch textFormat'.split(' '),
);
// These values do not narrow anything.
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
 * The conditions of a batch as the list shows them: in the order of the tool's form, with the
 * form's names but without the third party's names behind them.
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
