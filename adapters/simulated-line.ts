import type { Line, Send } from './types';

/**
 * The line to the simulated services. They require keys like the real ones, and accept any.
 * @param send reaches them
 */
export function simulatedLine(send: Send): Line {
  return { source: 'simulated', keys: ['simulated-id', 'simulated-secret'], send };
}
