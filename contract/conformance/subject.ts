import type { Mail } from '../mails';
import { limits, type LimitTable } from '../endpoints/limits';

/** The troubles of the simulated services that the suites ask for. */
export type UpstreamTrouble = 'failing' | 'badKey' | 'quota' | 'hanging';

/** One implementation under test. Each suite gets a fresh one with the demo fixtures seeded. */
export interface Subject {
  name: string;
  /** The `Origin` that a browser on the subject's own site sends: `http://localhost:3000`. */
  origin: string;
  /**
   * Sends one request as a browser on the same origin would. `path` starts with a slash; no cookie
   * is kept between calls: pass `cookie` in the headers. Headers are passed on as they are given.
   */
  send(path: string, init: RequestInit): Promise<Response>;
  /** Brings the simulated services of third parties into a trouble, or out of it with null. */
  trouble(name: UpstreamTrouble | null): void;
  /** The mails that were sent to an address so far, in their order. */
  mails(to: string): Promise<readonly Mail[]>;
  close(): Promise<void>;
}

/** What a suite asks of its subject beside the limits. */
export interface SubjectOptions {
  /** Newcomers have to confirm their address. */
  confirmsEmail?: boolean;
}

/**
 * Starts an implementation with the demo fixtures, `ADMIN_KEY` set to `conformance-admin-key`.
 * @param limits the rate limits in force
 */
export type StartSubject = (limits: LimitTable, options?: SubjectOptions) => Promise<Subject>;

const roomy = { points: 10_000, duration: 60 };

/** The limits for suites that test other things; they are too high to be reached. */
export const roomyLimits: LimitTable = {
  ...limits,
  createPost: roomy,
  createComment: roomy,
  react: roomy,
  share: roomy,
  preview: roomy,
  previewBurst: roomy,
  previewByAddress: roomy,
  visit: roomy,
  report: roomy,
  profile: roomy,
  trendingSearch: roomy,
  trendingSearchByRange: roomy,
  change: roomy,
};

/** The admin key that every subject is started with. */
export const SUBJECT_ADMIN_KEY = 'conformance-admin-key';
