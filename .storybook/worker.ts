import { handlers } from '@mocks/handlers';
import { drawingsBelow } from '@mocks/http/public-files';
import { findPath } from '@contract/endpoints/paths';
import { setupWorker } from 'msw/browser';
import { complain } from './noise';
import { drawnPictures } from './pictures';
import { standInForWorker } from './without-worker';

const { BASE_URL } = import.meta.env;

/** The folder of the page, with slashes at both ends: a published Storybook may lie in any. */
const base = BASE_URL.startsWith('/') ? BASE_URL : new URL(BASE_URL, location.href).pathname;

/** Starts the service worker of the stories. A call outside the contract is a hole in the mocks and fails the story. */
export async function startWorker() {
  if (!('serviceWorker' in navigator)) standInForWorker();
  const worker = setupWorker(...handlers, ...drawnPictures, ...drawingsBelow(base));
  // The mocks answer an unknown call with 404, as the server does; a story must not make one.
  worker.events.on('request:start', ({ request: { method, url } }) => {
    const { pathname } = new URL(url);
    if (isApi(pathname) && !findPath(pathname)?.methods.includes(method)) refuse(method, url);
  });
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${base}mockServiceWorker.js` },
    onUnhandledRequest({ method, url }, print) {
      if (isOwnFile(new URL(url))) return;
      refuse(method, url);
      print.error();
    },
  });
  return worker;
}

function refuse(method: string, url: string): void {
  complain(`Unmocked request: ${method} ${url}`);
}

function isApi(pathname: string): boolean {
  return /^\/(api|healthz|readyz)\b/.test(pathname);
}

// The story's own modules, pictures and fonts come from the same place as the page.
function isOwnFile({ origin, pathname, protocol }: URL): boolean {
  return !protocol.startsWith('http') || (origin === location.origin && !isApi(pathname));
}
