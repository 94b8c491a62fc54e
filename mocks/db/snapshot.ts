import { models, type TableName } from './models';
import { table } from './table';

/** Every table's records as plain data. */
export type Snapshot = Record<TableName, object[]>;

const tableNames = Object.keys(models) as TableName[];

/** Copies the whole world. */
export function takeSnapshot(): Snapshot {
  const tables = tableNames.map((name) => [name, table(name).list()] as const);
  return Object.fromEntries(tables) as Snapshot;
}

/** Empties every table. */
export function clearTables(): void {
  for (const name of tableNames) table(name).remove({});
}

/** Replaces the current world with another. */
export function restoreSnapshot(snapshot: Snapshot): void {
  clearTables();
  for (const name of tableNames) {
    const { insert } = table(name) as { insert: (row: object) => unknown };
    snapshot[name].forEach((row) => insert(row));
  }
}

type Getter = () => unknown;
type Property = Getter | { getPrimaryKeyValue: Getter; getValue?: never } | { getValue: Getter };

function fits(property: Property, value: unknown): boolean {
  if (typeof property === 'function') return typeof value === typeof property();
  if ('getPrimaryKeyValue' in property)
    return Boolean(value) && fits(property.getPrimaryKeyValue, value);
  return value === null || fits(property.getValue, value);
}

function isRow(name: TableName, row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false;
  const fields = row as Record<string, unknown>;
  return Object.entries<Property>(models[name]).every(([field, property]) =>
    fits(property, fields[field]),
  );
}

/** Whether a stored value is a world of the current shape. */
export function isSnapshot(value: unknown): value is Snapshot {
  if (typeof value !== 'object' || value === null) return false;
  const tables = value as Record<string, unknown>;
  return tableNames.every((name) => {
    const rows = tables[name];
    return Array.isArray(rows) && rows.every((row) => isRow(name, row));
  });
}
