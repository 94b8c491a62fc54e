import { bypass, http, type RequestHandler } from 'msw';

/** The folders of drawings that the sample members' data name. */
const DRAWINGS = /^\/(?:avatars|brand|companion|scenes|tiles)\//;

/**
 * Finds the drawings of a demo that lies below a path: their addresses begin at the root, where its host has other files.
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
