/** An object of an answer whose fields are not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object that is no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as an object; an empty one in place of anything else. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** A value as text; numbers as their digits, empty in place of anything else. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
};

/** A text with something in it, else null. */
export const textOrNull = (value: unknown): string | null => {
  const text = textOf(value).trim();
  return text === '' ? null : text;
};

/** A count, which some services write as text; null in place of anything else. */
export function countOf(value: unknown): number | null {
  const text = textOf(value).replaceAll(',', '').trim();
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** A moment in UTC as ISO 8601; null for what is no moment. */
export function momentOf(value: unknown): string | null {
  const moment = Date.parse(textOf(value));
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
