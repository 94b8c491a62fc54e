import { fieldError, type ApiError } from './errors';
import { validationTexts } from './texts';

/** The largest body of a JSON request, bytes; a call that takes more says so (`bodyMax`). */
export const BODY_MAX = 256 * 1024;
/** How deep a body's lists and objects may be nested; our bodies need five levels. */
const DEPTH_MAX = 20;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** Whether a content type is JSON in UTF-8, the only kind of body that is read. */
export function isJsonType(type: string): boolean {
  return JSON_TYPE.test(type);
}

/** The refusal of a body that cannot be read. */
export function unreadableBody(): ApiError {
  return fieldError('', validationTexts.body);
}

/** Whether a value is at most as deep as a body may be; `left` counts the levels still allowed. */
export function isShallow(value: unknown, left = DEPTH_MAX): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1));
}

/**
 * Reads the bytes of a JSON body.
 * @throws ApiError VALIDATION when the body is not UTF-8, not JSON, or nested too deep
 */
export function parseBody(bytes: ArrayBuffer | Uint8Array): unknown {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw unreadableBody();
  }
  if (!isShallow(value)) throw unreadableBody();
  return value;
}
