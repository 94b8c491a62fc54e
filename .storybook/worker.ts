import { setupWorker } from 'msw/browser';
import { complain } from './noise';

/** Starts the service worker of the stories. What no handler answers is a hole in the mocks and fails the story. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest({ method, url }, print) {
      if (isOwnFile(new URL(url))) return;
      complain(`Unmocked request: ${method} ${url}`);
      print.error();
    },
  });
  return worker;
}

// The story's own modules, pictures and fonts come from the same place as the page.
function isOwnFile({ origin, pathname, protocol }: URL): boolean {
  if (!protocol.startsWith('http')) return true;
  return origin === location.origin && !/^\/(api|healthz|readyz)\b/.test(pathname);
}
