import { ApiError } from '@contract/errors';
import { errorTexts, reasonTexts, validationTexts } from '@contract/texts';

/** The largest body that is read, in bytes. */
const MAX_BODY = 256 * 1024;
/** How deep its lists and objects may lie in one another. */
const MAX_DEPTH = 20;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

function unreadable(): ApiError {
  const issues = [{ path: '', message: validationTexts.body }];
  return new ApiError('VALIDATION', validationTexts.body, { issues });
}

function isShallow(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1));
}

function parse(bytes: ArrayBuffer): unknown {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw unreadable();
  }
  if (!isShallow(value, MAX_DEPTH)) throw unreadable();
  return value;
}

/**
 * Reads a request's body, JSON only; undefined when there is none.
 * @throws ApiError UNSUPPORTED_TYPE, TOO_LARGE or VALIDATION
 */
export async function readBody(request: Request): Promise<unknown> {
  const bytes = await request.clone().arrayBuffer();
  const type = request.headers.get('content-type');
  if (bytes.byteLength === 0 && type === null) return undefined;
  if (!JSON_TYPE.test(type ?? '')) throw new ApiError('UNSUPPORTED_TYPE', reasonTexts.jsonOnly);
  if (bytes.byteLength > MAX_BODY) throw new ApiError('TOO_LARGE', errorTexts.TOO_LARGE);
  return bytes.byteLength === 0 ? undefined : parse(bytes);
}

/** Reads a request's query; a name given twice becomes a list, which no schema takes. */
export function readQuery(url: URL): Record<string, string | string[]> {
  const names = [...new Set(url.searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}
