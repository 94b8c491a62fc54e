import { simulatedLine } from '@adapters/simulated-line';
import { createTools } from '@adapters/tools';
import { quotaNames, quotas, type QuotaName } from '@contract/rules/quota';
import { SIMULATED_ONBID_LIST } from '@contract/testers/real-estate';
import { upstreamStore } from './db/upstream-store';
import { createSimulation } from './upstream';

const now = () => Date.now();

/** The services of the mock world. */
export const simulation = createSimulation(now);

const line = simulatedLine(simulation.send);
const limits = Object.fromEntries(quotaNames.map((name) => [name, quotas[name].limit]));

/** The data tools of the mock world, over the same adapters as the server's. */
export const tools = createTools({
  lineOf: () => line,
  store: upstreamStore,
  limits: limits as Record<QuotaName, number>,
  now,
  naver: 'naver',
  onbidList: () => SIMULATED_ONBID_LIST,
});
