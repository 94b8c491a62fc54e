import { ApiError, type ErrorCode } from '@contract/errors';
import { cut } from '@contract/rules/text/length';
import type { QuotaName } from '@contract/rules/rankings/quota';
import { stripMarkup } from '@contract/rules/text/markup';
import { seoulTime } from '@contract/rules/site/seoul-time';
import { upstreamTexts, type UpstreamReason } from '@contract/texts';

/** The reason why a third party gave no usable answer. */
export class UpstreamFailure extends Error {
  constructor(
    readonly reason: UpstreamReason,
    /** The third party's own words, plain and short; may be empty. */
    readonly detail = '',
    /** The quota that is used up, and when it starts again, ms. */
    readonly exhausted: { quota: QuotaName; resetsAt: number } | null = null,
    /** When the service allows the next request, ms; null if it does not say. */
    readonly retryAt: number | null = null,
    /** The limits of the plan as the service reports them; null if it does not. */
    readonly plan: { day: number; half: number } | null = null,
  ) {
    super(`upstream: ${reason}`);
    this.name = 'UpstreamFailure';
  }
}

const codes: Partial<Record<UpstreamReason, ErrorCode>> = {
  quota: 'UPSTREAM_QUOTA',
  youtubeQuota: 'UPSTREAM_QUOTA',
  parameter: 'VALIDATION',
  most: 'VALIDATION',
  notFound: 'NOT_FOUND',
  comments: 'NOT_FOUND',
  chart: 'NOT_FOUND',
  notKept: 'NOT_FOUND',
};

const DETAIL_MAX = 200;

/** A third party's words without markup, in one line, shortened. */
export function plainDetail(words: unknown): string {
  if (typeof words !== 'string') return '';
  const line = stripMarkup(words).replace(/\s+/g, ' ').trim();
  return cut(line, DETAIL_MAX);
}

/** The error that a call returns for a failure. @param now ms */
export function apiErrorOf(failure: UpstreamFailure, now: number): ApiError {
  const { reason, detail, exhausted, retryAt } = failure;
  const until = exhausted?.resetsAt ?? retryAt;
  const code = codes[reason] ?? 'UPSTREAM';
  const issues = [
    ...(exhausted
      ? [{ path: 'quota', message: `${seoulTime(exhausted.resetsAt)}에 초기화됩니다.` }]
      : []),
    ...(retryAt === null
      ? []
      : [{ path: '', message: `${seoulTime(retryAt)} 이후에 다시 요청할 수 있습니다.` }]),
    ...(detail === '' ? [] : [{ path: '', message: `외부 서비스의 설명: ${detail}` }]),
  ];
  return new ApiError(code, upstreamTexts[reason], {
    ...(issues.length > 0 ? { issues } : {}),
    ...(until === null ? {} : { retryAfter: Math.max(1, Math.ceil((until - now) / 1000)) }),
  });
}
