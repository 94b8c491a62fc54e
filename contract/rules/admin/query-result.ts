/** A value of an answer. An integer beyond JavaScript's range is a text of its digits. */
export type QueryCell = string | number | boolean | null;

/** A column of an answer, and the type of its values; null without values. */
export interface ResultColumn {
  name: string;
  type: 'number' | 'text' | 'boolean' | null;
}

/** A value by its name. The name may be one that every object inherits, for example `constructor`. */
export function ownValue<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

// JSON readers ignore these names of object fields.
const TAKEN = ['__proto__', 'prototype', 'constructor'];

/** Gives columns with the same name different ones, like SQLite in a view: `a`, `a:1`, `a:2`. */
function uniqueNames(names: readonly string[]): string[] {
  const known = new Set<string>(TAKEN);
  return names.map((name) => {
    let unique = name;
    for (let at = 1; known.has(unique); at += 1) unique = `${name}:${at}`;
    known.add(unique);
    return unique;
  });
}

function typeOf(cells: QueryCell[]): ResultColumn['type'] {
  const types = new Set(cells.filter((cell) => cell !== null).map((cell) => typeof cell));
  const [first] = types;
  if (first === undefined) return null;
  if (types.size > 1 || first === 'string') return 'text';
  return first === 'boolean' ? 'boolean' : 'number';
}

/** An engine's value in the form of an answer. */
export function cellOf(value: unknown): QueryCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'bigint') {
    return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
  }
  // JSON has no infinity.
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (value instanceof Uint8Array) {
    const bytes = Array.from(value, (byte) => byte.toString(16).padStart(2, '0'));
    return `x'${bytes.join('')}'`;
  }
  return JSON.stringify(value);
}

/** The answer to a query from its rows; every implementation uses this function. */
export function queryResult(names: readonly string[], rows: readonly QueryCell[][]) {
  const unique = uniqueNames(names);
  return {
    data: rows.map((row) =>
      Object.fromEntries(unique.map((name, at) => [name, row[at] ?? null] as const)),
    ),
    columns: unique.map((name, at) => ({ name, type: typeOf(rows.map((row) => row[at] ?? null)) })),
    count: rows.length,
  };
}
