import { getResponse, type RequestHandler } from 'msw';
import { handlers } from './handlers';

/** The default address of the mock world. */
export const MOCK_ORIGIN = 'http://localhost:3000';

/**
 * Answers one request from the mock world, in Node and without the network. Cookies are not stored
 * between calls, so several people can act at once.
 * @param path starts with a slash
 * @param first handlers that are tried before the usual ones, for example a scenario's
 */
export async function answer(
  path: string,
  init: RequestInit = {},
  first: RequestHandler[] = [],
): Promise<Response> {
  const request = new Request(new URL(path, MOCK_ORIGIN), init);
  const response = await getResponse([...first, ...handlers], request);
  if (!response) throw new Error(`No handler answers ${init.method ?? 'GET'} ${path}`);
  return response;
}
