import type { Send } from '@adapters/types';
import { createSimulation } from '@mocks/upstream';
import type { UpstreamParts } from '../data-tools/open';

function createGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Simulated services that answer nobody before they are released. */
export interface HeldSimulation {
  upstreamParts: UpstreamParts;
  /** Resolves with the first request. */
  begun: Promise<void>;
  /** The number of requests. */
  asked: () => number;
  release: () => void;
}

/** Holds the simulated services. */
export function holdSimulation(): HeldSimulation {
  const simulation = createSimulation(() => Date.now());
  const [begun, held] = [createGate(), createGate()];
  let asked = 0;
  const send: Send = async (url, init) => {
    asked += 1;
    begun.open();
    await held.opened;
    return simulation.send(url, init);
  };
  return {
    upstreamParts: { simulation: () => Promise.resolve(send), timeout: 60_000 },
    begun: begun.opened,
    asked: () => asked,
    release: held.open,
  };
}
