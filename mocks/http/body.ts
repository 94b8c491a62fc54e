import { ApiError } from '@contract/errors';
import { errorTexts, reasonTexts, validationTexts } from '@contract/texts';

/** The largest body that is read, in bytes. */
const MAX_BODY = 256 * 1024;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('VALIDATION', validationTexts.body, {
      issues: [{ path: '', message: validationTexts.body }],
    });
  }
}

/**
 * Reads a request's body, JSON only; none at all counts as an empty object.
 * @throws ApiError UNSUPPORTED_TYPE, TOO_LARGE or VALIDATION
 */
export async function readBody(request: Request): Promise<unknown> {
  const bytes = await request.clone().arrayBuffer();
  const type = request.headers.get('content-type');
  if (bytes.byteLength === 0 && type === null) return {};
  if (!/^application\/json\s*(?:;|$)/i.test(type ?? '')) {
    throw new ApiError('UNSUPPORTED_TYPE', reasonTexts.jsonOnly);
  }
  if (bytes.byteLength > MAX_BODY) throw new ApiError('TOO_LARGE', errorTexts.TOO_LARGE);
  return bytes.byteLength === 0 ? {} : parse(new TextDecoder().decode(bytes));
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
