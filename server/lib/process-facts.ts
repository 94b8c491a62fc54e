import { hostname } from 'node:os';

/** A process that serves the site. */
export interface ProcessFacts {
  host: string;
  pid: number;
  version: string;
  /** When it started, ms. */
  startedAt: number;
}

/** The facts of this process. @param version of the site */
export function ownProcess(version: string): ProcessFacts {
  const startedAt = Math.round(performance.timeOrigin);
  return { host: hostname(), pid: process.pid, version, startedAt };
}
