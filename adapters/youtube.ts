import type { ListResult, RawItem } from '@contract/models/tools';
import type { UpstreamReason } from '@contract/texts';
import { countOf, fieldsOf, isFields, textOf, type Fields } from '@contract/rules/text/fields';
import { plainDetail, UpstreamFailure } from './failure';
import { objectList, parseObject } from './json';
import type { Exchange } from './types';

const reasons: Readonly<Record<string, UpstreamReason>> = {
  quotaExceeded: 'youtubeQuota',
  dailyLimitExceeded: 'youtubeQuota',
  rateLimitExceeded: 'youtubeQuota',
  RATE_LIMIT_EXCEEDED: 'youtubeQuota',
  userRateLimitExceeded: 'rate',
  keyInvalid: 'youtubeKey',
  keyExpired: 'youtubeKey',
  API_KEY_INVALID: 'youtubeKey',
  API_KEY_SERVICE_BLOCKED: 'refused',
  API_KEY_HTTP_REFERRER_BLOCKED: 'refused',
  accessNotConfigured: 'refused',
  forbidden: 'refused',
  commentsDisabled: 'comments',
  videoChartNotFound: 'chart',
  videoNotFound: 'notFound',
  channelNotFound: 'notFound',
  playlistNotFound: 'notFound',
  playlistItemsNotAccessible: 'refused',
  notFound: 'notFound',
};

const byStatus: Readonly<Record<number, UpstreamReason>> = {
  400: 'parameter',
  401: 'youtubeKey',
  403: 'refused',
  404: 'notFound',
  429: 'rate',
};

const knownReason = (of: unknown): UpstreamReason | undefined => {
  const name = textOf(of);
  return Object.hasOwn(reasons, name) ? reasons[name] : undefined;
};

// A limit per minute is the same refusal in other words: it names its unit or its limit.
const BRIEF = /per (?:\d+ )?(?:minute|second)|perminute|persecond|1\/min/i;

/** Whether a refusal for too many requests lasts all day: it closes the bucket until midnight. */
function isOfDay(error: Fields): boolean {
  const { message, details, errors } = error;
  return !BRIEF.test(JSON.stringify([message, details, errors]));
}

/** The reason in an error's body: of its first error, else of its details, else of its status. */
function reasonOf(error: Fields, status: number): UpstreamReason {
  const list = (value: unknown) => (Array.isArray(value) ? value.filter(isFields) : []);
  const named = [...list(error.details), ...list(error.errors)].map(({ reason }) =>
    knownReason(reason),
  );
  // The exact reason is in the details if the errors only say `forbidden` or `badRequest`.
  const exact = named.find((reason) => reason !== undefined && reason !== 'refused');
  const isExhausted = error.status === 'RESOURCE_EXHAUSTED' ? 'youtubeQuota' : undefined;
  const reason = exact ?? isExhausted ?? named.find((one) => one !== undefined);
  if (reason === 'youtubeQuota' && !isOfDay(error)) return 'rate';
  return reason ?? byStatus[status] ?? 'failed';
}

/** Throws if the answer is an error. @throws UpstreamFailure */
function guardStatus({ status, body }: Exchange): void {
  if (status >= 200 && status < 300) return;
  let error: Fields = {};
  try {
    error = fieldsOf(parseObject(body).error);
  } catch {
    // A gateway's page; the status says enough.
  }
  throw new UpstreamFailure(reasonOf(error, status), plainDetail(error.message));
}

const tokenOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Reads any list of YouTube's. @throws UpstreamFailure */
export function readYoutubeList(exchange: Exchange): ListResult {
  guardStatus(exchange);
  const body = parseObject(exchange.body);
  if (body.error !== undefined) throw new UpstreamFailure('failed');
  if (body.items === undefined && typeof body.kind !== 'string') {
    throw new UpstreamFailure('unreadable');
  }
  const items: RawItem[] = body.items === undefined ? [] : objectList(body.items);
  const { totalResults, resultsPerPage } = fieldsOf(body.pageInfo);
  return {
    items,
    totalResults: countOf(totalResults) ?? items.length,
    resultsPerPage: countOf(resultsPerPage) ?? items.length,
    nextPageToken: tokenOf(body.nextPageToken),
    prevPageToken: tokenOf(body.prevPageToken),
  };
}
