import { endpoints, type EndpointName } from '../../endpoints';
import { errorsOf, type Endpoint } from '../../endpoints/define';
import type { ErrorCode } from '../../errors';

/** The outcome of a call: a success, or the code of an error. */
export type Outcome = 'success' | ErrorCode;

const seen = new Map<EndpointName, Set<Outcome>>();

/** Records that a call had this outcome. */
export function record(name: EndpointName, outcome: Outcome): void {
  seen.set(name, (seen.get(name) ?? new Set<Outcome>()).add(outcome));
}

// Whether no test can cause this outcome.
function isOutOfReach(name: EndpointName, outcome: Outcome): boolean {
  // No test fills a disk or keeps a server busy.
  if (outcome === 'STORAGE_FULL' || outcome === 'UNAVAILABLE') return true;
  // All providers are simulated here; server/login-providers.test.ts covers one that is off.
  if (outcome === 'NOT_FOUND' && /^startProvider/.test(name)) return true;
  // Their only parameter is ignored, regardless of its value.
  return outcome === 'VALIDATION' && /^list(?:Recommended)?Spheres$/.test(name);
}

/** Every documented answer that no test has caused, as `name: outcome`. */
export function unseen(): string[] {
  return (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(([name, endpoint]) =>
    (['success', ...errorsOf(endpoint)] as const)
      .filter((outcome) => !seen.get(name)?.has(outcome) && !isOutOfReach(name, outcome))
      .map((outcome) => `${name}: ${outcome}`),
  );
}
