import type { Browser, CDPSession } from 'playwright';

type Params = Record<string, unknown>;

/** A page without Playwright's eyes in it, spoken to in the browser's own protocol. */
export interface BarePage {
  /** @returns the browser's answer. @throws the browser's refusal */
  send: (method: string, params?: Params) => Promise<Params>;
  /** Hears an event; each has one hearer, which knows what the protocol brings with it. */
  on: (method: string, hear: (params: never) => void) => void;
  close: () => Promise<void>;
}

/**
 * Opens an empty page in a context of its own. Playwright enables the inspector of scripts in each
 * page of its own, and then every error that code makes while it is evaluated, as React does, has
 * the browser parse the whole file again: 150 ms of blocking on a phone that no member's phone has.
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
