import { hostname } from 'node:os';

/** A process that serves the site. */
export interface ProcessFacts {
  host: string;
  pid: number;
  version: string;
  /** When it started to serve, ms. */
  startedAt: number;
}

/** This process, which starts to serve now. @param version of the site */
export function describeProcess(version: string): ProcessFacts {
  return { host: hostname(), pid: process.pid, version, startedAt: Date.now() };
}
