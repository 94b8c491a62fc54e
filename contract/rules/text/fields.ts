/** An object in an answer with unchecked fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object and not a list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as an object; anything else becomes an empty one. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** A value as text; numbers as their digits, anything else as an empty text. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
};

/** A non-empty text, otherwise null. */
export const textOrNull = (value: unknown): string | null => {
  const text = textOf(value).trim();
  return text === '' ? null : text;
};

/** A count, which some services write as text; null for anything else. */
export function countOf(value: unknown): number | null {
  const text = textOf(value).replaceAll(',', '').trim();
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** A moment in UTC as ISO 8601; null for an invalid one. */
export function momentOf(value: unknown): string | null {
  const moment = Date.parse(textOf(value));
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
