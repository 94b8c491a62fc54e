import type { Send } from '@adapters/types';
import { createSimulation, type Trouble } from '@mocks/upstream';

/** The simulated services in the place of real ones, as one that is given real keys asks them. */
export interface EchoingServices {
  send: Send;
  trouble: (name: Trouble | null) => void;
  /** From now on they say in their answers all that they were asked with, or no longer. */
  echo: (isOn: boolean) => void;
  /** What they were asked with so far, addresses and headers, decoded. */
  asked: () => readonly string[];
}

/** Makes services that can be told to give back what they were asked with. */
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
