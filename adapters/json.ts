import { isFields, type Fields } from '@contract/rules/fields';
import { UpstreamFailure } from './failure';

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
