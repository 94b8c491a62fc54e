import { UpstreamFailure } from './failure';

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

/** Parses an object. @throws UpstreamFailure unreadable */
export function parseObject(body: string): Fields {
  try {
    const value: unknown = JSON.parse(body);
    if (isFields(value)) return value;
  } catch {
    // HTML in place of JSON, or JSON that was cut.
  }
  throw new UpstreamFailure('unreadable');
}

/** A list of objects. @throws UpstreamFailure unreadable for anything else */
export function objectList(value: unknown): Fields[] {
  if (Array.isArray(value) && value.every(isFields)) return value;
  throw new UpstreamFailure('unreadable');
}
