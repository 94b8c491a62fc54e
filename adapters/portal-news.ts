import type { Article, PortalArticle } from '@contract/models/tools';
import { matchParts } from '@contract/rules/text/markup';
import type { UpstreamReason } from '@contract/texts';
import { countOf, fieldsOf, momentOf, textOf, type Fields } from '@contract/rules/text/fields';
import { plainDetail, UpstreamFailure } from './failure';
import { objectList, parseObject } from './json';
import type { Exchange } from './types';

/** The result of a search in the portal's news. */
export interface PortalNews {
  total: number;
  start: number;
  display: number;
  items: PortalArticle[];
}

const byStatus: Readonly<Record<number, UpstreamReason>> = {
  400: 'parameter',
  401: 'key',
  403: 'refused',
  404: 'refused',
  405: 'refused',
  429: 'rate',
};

const reasons: Readonly<Record<string, UpstreamReason>> = {
  SE01: 'parameter',
  SE02: 'parameter',
  SE03: 'parameter',
  SE04: 'parameter',
  '010': 'quota',
};

/** Throws if the answer is an error of the portal or of its gateway. */
function guardStatus({ status, body }: Exchange): void {
  if (status >= 200 && status < 300) return;
  let fields: Fields = {};
  try {
    fields = parseObject(body);
  } catch {
    // A gateway's page; the status says enough.
  }
  // The new address nests its errors one level deeper.
  const inner = fieldsOf(fields.error);
  const { errorMessage = inner.message, errorCode = inner.errorCode } = fields;
  const words = [errorMessage, inner.details].map(textOf).join(' ');
  const code = textOf(errorCode);
  // With 429, these mean the end of the day; others mean that requests came too fast.
  const isOut = status === 429 && (code === '400' || /quota|query limit/i.test(words));
  const named = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  const reason = isOut ? 'quota' : (named ?? byStatus[status] ?? 'failed');
  throw new UpstreamFailure(reason, plainDetail(errorMessage));
}

const isLink = (link: string) => /^https?:\/\//i.test(link);

function readItem(item: Fields): PortalArticle[] {
  const titleParts = matchParts(textOf(item.title));
  const descriptionParts = matchParts(textOf(item.description));
  const join = (parts: typeof titleParts) => parts.map(({ text }) => text).join('');
  const [link, original] = [textOf(item.link), textOf(item.originallink)];
  if (!isLink(link) && !isLink(original)) return [];
  return [
    {
      title: join(titleParts),
      titleParts,
      link: isLink(link) ? link : original,
      originallink: isLink(original) ? original : link,
      description: join(descriptionParts),
      descriptionParts,
      pubDate: textOf(item.pubDate),
      publishedAt: momentOf(item.pubDate),
    },
  ];
}

/** Reads an answer of Naver's search of news. @throws UpstreamFailure */
export function readPortalNews(exchange: Exchange): PortalNews {
  guardStatus(exchange);
  const body = parseObject(exchange.body);
  const items = objectList(body.items).flatMap(readItem);
  return {
    total: countOf(body.total) ?? items.length,
    start: countOf(body.start) ?? 1,
    display: countOf(body.display) ?? items.length,
    items,
  };
}

/** An article of the portal in the form of the news tool. */
export function articleOf({
  title,
  description,
  link,
  originallink,
  publishedAt,
}: PortalArticle): Article {
  const host = URL.canParse(originallink) ? new URL(originallink).hostname : null;
  return {
    source: { id: null, name: host?.replace(/^www\./, '') ?? null },
    author: null,
    title,
    description: description === '' ? null : description,
    url: link,
    urlToImage: null,
    publishedAt,
    content: null,
  };
}
