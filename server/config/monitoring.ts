import * as v from 'valibot';
import { wholeNumber } from './values';

/** How an operator watches the site. */
export interface MonitoringConfig {
  /** The token that opens `/metrics`; null without one: then nothing is measured. */
  metricsToken: string | null;
  /** The time from which the log names a statement as slow, ms; 0 names none. */
  slowStatement: number;
}

/** The settings for watching the site. */
export const monitoringSettings = {
  METRICS_TOKEN: v.optional(
    v.pipe(
      v.string(),
      // A caller sends it in a header.
      v.regex(/^[\w.~+/=-]{16,200}$/, '영문, 숫자, 기호(-._~+/=) 16~200자여야 합니다.'),
    ),
  ),
  SLOW_STATEMENT_MS: v.optional(
    wholeNumber(60_000, '밀리초(60000 이하의 정수, 0이면 끔)여야 합니다.'),
    '500',
  ),
};

/** Reads those settings. */
export function monitoringOf(given: {
  METRICS_TOKEN?: string | undefined;
  SLOW_STATEMENT_MS: number;
}): MonitoringConfig {
  const { METRICS_TOKEN: metricsToken = null, SLOW_STATEMENT_MS: slowStatement } = given;
  return { metricsToken, slowStatement };
}
