import type { TableCell } from '@/design/components/DataTable/DataTable';
import type { RawItem } from '@contract/models/tools';
import { isFields } from '@contract/rules/text/fields';

/** A result as a table: the names of all fields, and the values of each item by name. */
export interface FlatTable {
  names: readonly string[];
  rows: readonly ReadonlyMap<string, TableCell>[];
}

const isCell = (value: unknown): value is TableCell =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Formats a list as one cell: values separated by commas, or else JSON. */
const listCell = (list: readonly unknown[]): string =>
  list.every(isCell) ? list.map(String).join(', ') : JSON.stringify(list);

function collect(value: unknown, name: string, into: Map<string, TableCell>): void {
  if (Array.isArray(value)) into.set(name, listCell(value));
  else if (isFields(value)) {
    for (const [key, child] of Object.entries(value)) {
      collect(child, name === '' ? key : `${name}.${key}`, into);
    }
  } else if (isCell(value)) into.set(name, value);
}

/** Flattens an item to names such as `snippet.title`. */
export function flatItem(item: RawItem): ReadonlyMap<string, TableCell> {
  const cells = new Map<string, TableCell>();
  collect(item, '', cells);
  return cells;
}

/** Converts the items to a table, with columns in order of first appearance. */
export function flatTable(items: readonly RawItem[]): FlatTable {
  const rows = items.map(flatItem);
  return { names: [...new Set(rows.flatMap((row) => [...row.keys()]))], rows };
}
