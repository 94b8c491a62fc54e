import type { IdKind } from '@contract/rules/site/ids';
import { table } from './table';

const counters = table('counter');

/** Returns the next id of a kind; ids are never reused. */
export function nextId(kind: IdKind): number {
  const last = counters.find({ kind })?.last ?? 0;
  reserveIds(kind, last + 1);
  return last + 1;
}

/** Makes `nextId` start after `last`. */
export function reserveIds(kind: IdKind, last: number): void {
  if (counters.find({ kind })) counters.update({ kind }, { last });
  else counters.insert({ kind, last });
}
