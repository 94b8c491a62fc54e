import type { Mail } from '../../mails';
import { mailTexts } from '../../mailTexts';
import { limits, type LimitTable } from '../../endpoints/limits';

/** The simulated failures of third parties that the suites use. */
export type UpstreamTrouble = 'failing' | 'badKey' | 'quota' | 'hanging';

/** One implementation under test. Each suite gets a fresh one with the demo fixtures seeded. */
export interface Subject {
  name: string;
  /** The `Origin` that a browser on the subject's own site sends: `http://localhost:3000`. */
  origin: string;
  /**
   * Sends one request like a browser on the same origin. `path` starts with a slash. It stores no
   * cookies: pass `cookie` in the headers. Headers are passed on unchanged.
   */
  send(path: string, init: RequestInit): Promise<Response>;
  /** Makes the simulated third parties fail in some way; null ends it. */
  trouble(name: UpstreamTrouble | null): void;
  /** The mails sent to an address so far, in order. */
  mails(to: string): Promise<readonly Mail[]>;
  /** How many processes answer in turn, 1 by default: each has its own streams. */
  processes?: number;
  close(): Promise<void>;
}

/** Options of a suite's subject, in addition to the limits. */
export interface SubjectOptions {
  /** New members must confirm their address. */
  confirmsEmail?: boolean;
  /** The site has no admin, and a setup link with this token. */
  setupToken?: string;
  /** When that link ends, ms; in an hour by default. */
  setupEndsAt?: number;
}

/** The mails to an address except those about a login from a new browser, which most tests cause. */
export async function mailsTo(subject: Subject, to: string): Promise<readonly Mail[]> {
  const mails = await subject.mails(to);
  return mails.filter((mail) => !mail.subject.endsWith(mailTexts.newDevice.subject));
}

/**
 * Starts an implementation with the demo fixtures, `ADMIN_KEY` set to `conformance-admin-key`.
 * @param limits the rate limits in force
 */
export type StartSubject = (limits: LimitTable, options?: SubjectOptions) => Promise<Subject>;

const roomy = { points: 10_000, duration: 60 };

/** Limits for suites that test other things; too high to be reached. */
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

/** The admin key of every subject. */
export const SUBJECT_ADMIN_KEY = 'conformance-admin-key';
