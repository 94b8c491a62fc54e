import { isAllowed } from '@contract/testers/check';
import type { Tester, TesterParam } from '@contract/testers/types';
import { refuse } from './refusals';
import type { Asked } from '../types';

/** Common parameters of all lists. */
const shared = 'key fields prettyPrint quotaUser alt onBehalfOfContentOwner'.split(' ');

/** The default page size, by the maximum page size. */
const standardSizes: Readonly<Record<number, number>> = { 50: 5, 100: 20 };

/** Refuses a value that the descriptor does not allow. The patterns of texts are our own. */
function checkValue(param: TesterParam, value: string): void {
  const { name, kind } = param;
  if (param.unavailable !== undefined) refuse('required');
  if (kind === 'text' || isAllowed(param, value)) return;
  if (name === 'part') refuse('unknownPart', value);
  refuse(kind === 'moment' ? 'invalidMoment' : 'invalidParameter', value, name);
}

function checkTogether({ query }: Asked, { params, rules, unused }: Tester): void {
  const missing = params.find(({ name, required }) => required !== undefined && !query[name]);
  if (missing) refuse('missingRequiredParameter', missing.name);
  for (const { names, demand, isBroken } of rules) {
    const given = names.filter((name) => name in query);
    if (demand === 'filter' && given.length === 0) {
      refuse('missingRequiredParameter', names.join(', '));
    }
    if (demand === 'filter' && given.length > 1) {
      refuse('incompatibleParameters', given.join(', '));
    }
    if (demand === 'together' && isBroken(query)) refuse('invalidLocation');
  }
  const left = Object.keys(query).filter((name) => unused(query, name) !== null);
  if (left.length > 0) refuse('incompatibleParameters', left.join(', '));
}

/** A page of a list, and its parts. */
export interface CheckedList {
  parts: string[];
  offset: number;
  size: number;
}

/** The token of a page, from its first position. */
export const tokenOf = (offset: number) =>
  `CA${offset.toString(36).toUpperCase().padStart(4, '0')}`;

function offsetOf(token: string | undefined): number {
  if (token === undefined) return 0;
  const digits = /^CA([\dA-Z]{4})$/.exec(token)?.[1];
  return digits === undefined ? refuse('invalidPageToken') : Number.parseInt(digits, 36);
}

/** Checks a request by the descriptor of its tester. @throws Refused */
export function checkList(asked: Asked, tester: Tester): CheckedList {
  const { query } = asked;
  const params = new Map(
    tester.params.flatMap((param) => (param.isOwn ? [] : [[param.name, param] as const])),
  );
  for (const [name, value] of Object.entries(query)) {
    const param = params.get(name);
    if (param) checkValue(param, value);
    else if (!shared.includes(name)) refuse('unknownName', name);
  }
  checkTogether(asked, tester);
  const sizes = params.get('maxResults');
  const most = sizes?.kind === 'number' ? sizes.max : 50;
  // A request by ids returns all of them.
  const standard = 'id' in query || !sizes ? most : (standardSizes[most] ?? most);
  return {
    parts: (query.part ?? '').split(','),
    offset: offsetOf(query.pageToken),
    size: Number(query.maxResults ?? standard),
  };
}
