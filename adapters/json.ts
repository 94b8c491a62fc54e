import { isShallow } from '@contract/body';
import { isFields, type Fields } from '@contract/rules/text/fields';
import { UpstreamFailure } from './failure';

/** The deepest nesting of an answer: code that walks through it again would run out of stack. */
const DEPTH_MOST = 50;

// The names that services give to addresses of pages and pictures.
const LINK = /url|link|href|src|image|img|thumb/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * A value of an answer under its name; drops an address that is neither http(s) nor ours. Browsers
 * ignore blanks and control characters in addresses.
 */
export function safeValue(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || !LINK.test(name)) return value;
  const address = value.replace(/[\u0000-\u0020]+/g, '');
  return SCHEME.test(address) && !/^https?:/i.test(address) ? '' : value;
}

/**
 * Parses an object and keeps only addresses of http(s).
 * @throws UpstreamFailure unreadable
 */
export function parseObject(body: string): Fields {
  try {
    const value: unknown = JSON.parse(body, safeValue);
    if (isFields(value) && isShallow(value, DEPTH_MOST)) return value;
  } catch {
    // HTML instead of JSON, or JSON that was cut.
  }
  throw new UpstreamFailure('unreadable');
}

/** A list of objects. @throws UpstreamFailure unreadable for anything else */
export function objectList(value: unknown): Fields[] {
  if (Array.isArray(value) && value.every(isFields)) return value;
  throw new UpstreamFailure('unreadable');
}
