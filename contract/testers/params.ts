import { languageCode } from '../rules/text/codes';
import { testerTexts } from '../testerTexts';
import { maxResultsChoices, regionChoices } from './choices';
import type { Choice, TesterParam } from './types';

type Of<Kind extends TesterParam['kind']> = Extract<TesterParam, { kind: Kind }>;
type More<Kind extends TesterParam['kind']> = Partial<Omit<Of<Kind>, 'kind' | 'name' | 'label'>>;

/** A text of one line. */
export function text(name: string, label: string, more: More<'text'> = {}): TesterParam {
  return { kind: 'text', name, label, help: '', max: 500, problem: testerTexts.long, ...more };
}

/** A whole number. */
export function number(
  name: string,
  label: string,
  min: number,
  max: number,
  more: More<'number'> = {},
): TesterParam {
  return {
    kind: 'number',
    name,
    label,
    help: '',
    min,
    max,
    problem: testerTexts.wholeRange,
    ...more,
  };
}

/** One value of several. */
export function select(
  name: string,
  label: string,
  choices: readonly Choice[],
  more: More<'select'> = {},
): TesterParam {
  return { kind: 'select', name, label, help: '', choices, problem: testerTexts.choice, ...more };
}

/** Several values of several. */
export function multi(
  name: string,
  label: string,
  choices: readonly Choice[],
  more: More<'multi'> = {},
): TesterParam {
  return { kind: 'multi', name, label, help: '', choices, problem: testerTexts.choice, ...more };
}

/** A point in time in YouTube's format. */
export function moment(name: string, label: string): TesterParam {
  return {
    kind: 'moment',
    name,
    label,
    help: 'RFC 3339 형식의 시각입니다.',
    problem: testerTexts.moment,
  };
}

/** A parameter that needs a member's own sign-in at YouTube; a server key does not open it. */
export function oauthFlag(name: string): TesterParam {
  return {
    kind: 'flag',
    name,
    label: name,
    help: '',
    problem: testerTexts.choice,
    unavailable: testerTexts.oauth,
  };
}

/** Choices with their value as the label. */
export const plainChoices = (...values: string[]): Choice[] =>
  values.map((value) => ({ value, label: value }));

/** `part` with its initial choice. */
export const part = (choices: readonly string[], initial: string): TesterParam =>
  multi('part', '포함할 정보(part)', plainChoices(...choices), {
    initial,
    required: testerTexts.partNeeded,
  });

/** `maxResults`. */
export const maxResults = (initial: string, max: 50 | 100 = 50): TesterParam =>
  number('maxResults', '최대 개수(maxResults)', 1, max, {
    initial,
    problem: max === 50 ? testerTexts.maxOf50 : testerTexts.maxOf100,
    suggestions: maxResultsChoices(max),
  });

/** `pageToken`. */
export const pageToken = text('pageToken', '페이지 토큰(pageToken)', {
  help: '앞선 응답의 nextPageToken이나 prevPageToken을 넣습니다. 다른 조건을 바꾸면 지워집니다.',
  max: 200,
});

/** `hl`. */
export const language = text('hl', '표시 언어(hl)', {
  help: 'ko, en처럼 언어 코드를 넣습니다.',
  max: 10,
  canonical: languageCode,
});

/** `regionCode`. */
export const regionCode = (more: More<'text'> = {}): TesterParam =>
  text('regionCode', '지역(regionCode)', {
    help: testerTexts.regionCode,
    max: 2,
    pattern: /^[A-Z]{2}$/,
    canonical: (value) => value.toUpperCase(),
    problem: testerTexts.regionCode,
    suggestions: regionChoices,
    ...more,
  });
