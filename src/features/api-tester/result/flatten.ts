import type { TableCell } from '@/design/components/DataTable/DataTable';
import type { RawItem } from '@contract/models/tools';
import { isFields } from '@contract/rules/fields';

/** A result as a table: the names of all fields, and each item's values by them. */
export interface FlatTable {
  names: readonly string[];
  rows: readonly ReadonlyMap<string, TableCell>[];
}

const isCell = (value: unknown): value is TableCell =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** A list as one cell: its values with commas between them, else as JSON. */
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

/** The fields of an item by names such as `snippet.title`. */
export function flatItem(item: RawItem): ReadonlyMap<string, TableCell> {
  const cells = new Map<string, TableCell>();
  collect(item, '', cells);
  return cells;
}

/** The items as a table, its columns in the order in which their fields come up. */
export function flatTable(items: readonly RawItem[]): FlatTable {
  const rows = items.map(flatItem);
  return { names: [...new Set(rows.flatMap((row) => [...row.keys()]))], rows };
}
