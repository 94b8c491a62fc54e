import type { Browser, CDPSession } from 'playwright';

type Params = Record<string, unknown>;

/** A page without Playwright's inspectors, controlled through the browser's own protocol. */
export interface BarePage {
  /** @returns the browser's answer. @throws if the browser refuses the call */
  send: (method: string, params?: Params) => Promise<Params>;
  /** Listens to an event; each has one listener, which knows the parameters of the protocol. */
  on: (method: string, hear: (params: never) => void) => void;
  close: () => Promise<void>;
}

/**
 * Opens an empty page in its own context. Playwright enables the script inspector in each of its
 * own pages, and then the browser parses a whole file again for every error that code creates while
 * it is evaluated, as React does: 150 ms of blocking on a phone that no member's phone has.
 */
export async function openBarePage(browser: Browser): Promise<BarePage> {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext', {});
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });

  const asked = new Map<
    number,
    { resolve: (result: Params) => void; reject: (error: Error) => void }
  >();
  const heard = new Map<string, (params: Params) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, method, params, result, error } = JSON.parse(message) as {
      id?: number;
      method?: string;
      params?: Params;
      result?: Params;
      error?: { message: string };
    };
    if (method) heard.get(method)?.(params ?? {});
    const answer = id === undefined ? undefined : asked.get(id);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result ?? {});
  });
  return {
    send: async (method, params = {}) => {
      const id = asked.size + 1;
      const answer = new Promise<Params>((resolve, reject) => asked.set(id, { resolve, reject }));
      await session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      });
      return answer;
    },
    on: (method, hear) => void heard.set(method, hear as (params: Params) => void),
    close: async () => {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}
