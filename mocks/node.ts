import { getResponse, type RequestHandler } from 'msw';
import { handlers } from './handlers';

/** Where the mock world answers when nobody says otherwise. */
export const MOCK_ORIGIN = 'http://localhost:3000';

/**
 * Answers one request from the mock world, in Node and without touching the network. No cookie is
 * kept between calls, so that several people can act at once.
 * @param path starts with a slash
 * @param first handlers that are asked before the usual ones, for instance a scenario's
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
