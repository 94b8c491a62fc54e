import type { Article } from '@contract/models/tools';
import type { UpstreamReason } from '@contract/texts';
import {
  countOf,
  fieldsOf,
  momentOf,
  textOf,
  textOrNull,
  type Fields,
} from '@contract/rules/text/fields';
import { plainDetail, UpstreamFailure } from './failure';
import { objectList, parseObject } from './json';
import type { Exchange } from './types';

const reasons: Readonly<Record<string, UpstreamReason>> = {
  apiKeyDisabled: 'key',
  apiKeyInvalid: 'key',
  apiKeyMissing: 'key',
  apiKeyExhausted: 'quota',
  rateLimited: 'rate',
  parameterInvalid: 'parameter',
  parametersMissing: 'parameter',
  sourcesTooMany: 'parameter',
  sourceDoesNotExist: 'parameter',
  maximumResultsReached: 'most',
  unexpectedError: 'failed',
};

const byStatus: Readonly<Record<number, UpstreamReason>> = {
  400: 'parameter',
  401: 'key',
  403: 'refused',
  426: 'most',
  429: 'rate',
};

// NewsAPI says in these words that a developer's day, or half of it, is over.
const PLAN =
  /limited to ([\d,]+) requests over a 24 hour period(?: \(([\d,]+) requests available every 12 hours\))?/i;

function failureOf(status: number, body: Fields): UpstreamFailure {
  const code = textOf(body.code);
  const [, day, half] = PLAN.exec(textOf(body.message)) ?? [];
  if (day !== undefined) {
    const plan = { day: countOf(day) ?? 0, half: countOf(half ?? day) ?? 0 };
    return new UpstreamFailure('quota', plainDetail(body.message), null, null, plan);
  }
  const named = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return new UpstreamFailure(named ?? byStatus[status] ?? 'failed', plainDetail(body.message));
}

function readArticle(item: Fields): Article[] {
  const url = textOf(item.url);
  const title = textOf(item.title).trim();
  // Removed articles stay in the list as this word, without their address.
  if (title === '' || title === '[Removed]' || !/^https?:\/\//i.test(url)) return [];
  const { id, name } = fieldsOf(item.source);
  return [
    {
      source: { id: textOrNull(id), name: textOrNull(name) },
      author: textOrNull(item.author),
      title,
      description: textOrNull(item.description),
      url,
      urlToImage: /^https?:\/\//i.test(textOf(item.urlToImage)) ? textOf(item.urlToImage) : null,
      publishedAt: momentOf(item.publishedAt),
      content: textOrNull(item.content),
    },
  ];
}

/** Reads an answer of NewsAPI. @throws UpstreamFailure */
export function readNews({ status, body }: Exchange): {
  totalResults: number;
  articles: Article[];
} {
  const isError = status < 200 || status >= 300;
  let fields: Fields = {};
  try {
    fields = parseObject(body);
  } catch (error) {
    if (!isError) throw error;
  }
  if (isError || fields.status === 'error') throw failureOf(status, fields);
  const articles = objectList(fields.articles).flatMap(readArticle);
  return { totalResults: countOf(fields.totalResults) ?? articles.length, articles };
}
