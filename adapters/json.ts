import { isShallow } from '@contract/body';
import { isFields, type Fields } from '@contract/rules/fields';
import { UpstreamFailure } from './failure';

/** How deep an answer may be nested: what goes through it again would run out of stack. */
const DEPTH_MOST = 50;

/** Parses an object. @throws UpstreamFailure unreadable */
export function parseObject(body: string): Fields {
  try {
    const value: unknown = JSON.parse(body);
    if (isFields(value) && isShallow(value, DEPTH_MOST)) return value;
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
