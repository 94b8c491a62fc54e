import { bypass, http, type RequestHandler } from 'msw';

/** The folders of drawings in the sample members' data. */
const DRAWINGS = /^\/(?:avatars|brand|companion|scenes|tiles)\//;

/**
 * Finds the drawings of a demo below a path: root addresses belong to other files of its host.
 * @param base the path, with slashes at both ends
 */
export function drawingsBelow(base: string): RequestHandler[] {
  if (base === '/') return [];
  const isDrawing = ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin === location.origin && DRAWINGS.test(pathname);
  };
  return [
    http.get(isDrawing, ({ request }) => {
      const { origin, pathname } = new URL(request.url);
      return fetch(bypass(origin + base.slice(0, -1) + pathname));
    }),
  ];
}
