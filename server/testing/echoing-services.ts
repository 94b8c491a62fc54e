import type { Send } from '@adapters/types';
import { createSimulation, type Trouble } from '@mocks/upstream';

/** The simulated services in place of real ones, for a deployment with real keys. */
export interface EchoingServices {
  send: Send;
  trouble: (name: Trouble | null) => void;
  /** Whether they repeat the whole request in their answers from now on. */
  echo: (isOn: boolean) => void;
  /** All requests so far, addresses and headers, decoded. */
  asked: () => readonly string[];
}

/** Makes services that can repeat their requests. */
export function createEchoingServices(): EchoingServices {
  const simulation = createSimulation(() => Date.now());
  const asked: string[] = [];
  let isEchoing = false;
  return {
    async send(url, init) {
      const given = JSON.stringify([url, Object.fromEntries(new Headers(init.headers))]);
      const text = decodeURIComponent(given);
      asked.push(text);
      if (!isEchoing) return simulation.send(url, init);
      const message = `wrong: ${given} ${text}`;
      const body = { message, errorMessage: message, error: { message, errors: [] } };
      return new Response(JSON.stringify(body), { status: 400 });
    },
    trouble: simulation.trouble,
    echo: (isOn) => {
      isEchoing = isOn;
    },
    asked: () => asked,
  };
}
