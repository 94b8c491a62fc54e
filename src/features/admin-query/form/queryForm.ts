/** What the admin typed, except for the key, which is never stored. */
export interface QueryForm {
  sql: string;
  /** The values of its `:name` placeholders, as typed. */
  values: Readonly<Record<string, string>>;
}

/** A value as the API takes it. */
export type QueryValue = string | number | null;

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Interprets a typed value: a number if it reads as one, NULL, the inside of quotes as text, or
 * else the text itself.
 */
export function readValue(typed: string): QueryValue {
  const text = typed.trim();
  if (text === 'NULL') return null;
  const quoted = /^'(.*)'$/s.exec(text)?.[1];
  if (quoted !== undefined) return quoted;
  const number = Number(text);
  return NUMBER.test(text) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : typed;
}

/** Writes a value as it would be typed; the inverse of `readValue`. */
export function writeValue(value: QueryValue): string {
  if (value === null) return 'NULL';
  const text = String(value);
  return readValue(text) === value ? text : `'${text}'`;
}

const VALUE = 'value.';

/** The fragment of an address (after `#`) that fills the form. It never reaches a server. */
export function formAddress({ sql, values }: QueryForm): string {
  const parts = new URLSearchParams({ sql });
  for (const [name, value] of Object.entries(values)) {
    if (value !== '') parts.set(`${VALUE}${name}`, value);
  }
  return `#${parts.toString()}`;
}

/** Returns the form that an address holds; null if it holds none. */
export function readFormAddress(hash: string): QueryForm | null {
  const parts = new URLSearchParams(hash.slice(1));
  const sql = parts.get('sql');
  if (sql === null) return null;
  const values = [...parts]
    .filter(([name]) => name.startsWith(VALUE))
    .map(([name, value]) => [name.slice(VALUE.length), value] as const);
  return { sql, values: Object.fromEntries(values) };
}
