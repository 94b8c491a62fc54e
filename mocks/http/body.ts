import { BODY_MAX, isJsonType, parseBody } from '@contract/body';
import { ApiError } from '@contract/errors';
import { errorTexts, reasonTexts } from '@contract/texts';

/**
 * Reads a request's JSON body; undefined without one.
 * @param most the largest accepted size, bytes
 * @throws ApiError UNSUPPORTED_TYPE, TOO_LARGE or VALIDATION
 */
export async function readBody(request: Request, most = BODY_MAX): Promise<unknown> {
  const bytes = await request.clone().arrayBuffer();
  const type = request.headers.get('content-type');
  if (bytes.byteLength === 0 && type === null) return undefined;
  if (!isJsonType(type ?? '')) throw new ApiError('UNSUPPORTED_TYPE', reasonTexts.jsonOnly);
  if (bytes.byteLength > most) throw new ApiError('TOO_LARGE', errorTexts.TOO_LARGE);
  return bytes.byteLength === 0 ? undefined : parseBody(bytes);
}

/** Reads a request's query; a name given twice becomes a list, which no schema accepts. */
export function readQuery(url: URL): Record<string, string | string[]> {
  const names = [...new Set(url.searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}
