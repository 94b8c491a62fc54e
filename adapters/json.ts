import { isShallow } from '@contract/body';
import { isFields, type Fields } from '@contract/rules/fields';
import { UpstreamFailure } from './failure';

/** How deep an answer may be nested: what goes through it again would run out of stack. */
const DEPTH_MOST = 50;

// The names under which services write addresses, of pages and of pictures.
const LINK = /url|link|href|src|image|img|thumb/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * A value of an answer under its name: an address that is neither of a page nor of ours is none. A
 * browser reads addresses without their blanks and control characters.
 */
export function safeValue(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || !LINK.test(name)) return value;
  const address = value.replace(/[\u0000-\u0020]+/g, '');
  return SCHEME.test(address) && !/^https?:/i.test(address) ? '' : value;
}

/**
 * Parses an object, whose addresses are then of http(s).
 * @throws UpstreamFailure unreadable
 */
export function parseObject(body: string): Fields {
  try {
    const value: unknown = JSON.parse(body, safeValue);
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
