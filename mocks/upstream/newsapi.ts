import { isAllowed } from '@contract/testers/check';
import { news, RESULTS_MOST } from '@contract/testers/news';
import recorded from './answers/articles.json';
import refusals from './answers/refusals.json';
import { DAY, jsonReply, today, type Asked, type Reply, type Service } from './types';

/** An error of NewsAPI. @param about the name in its message */
export function newsRefusal(code: keyof typeof refusals.newsapi, about = ''): Reply {
  const { status, message } = refusals.newsapi[code];
  return jsonReply({ status: 'error', code, message: message.replace('{}', about) }, status);
}

/** Refuses parameters that the tester's descriptor would not send to an endpoint. */
function guard(endpoint: string, { query, headers }: Asked): Reply | null {
  const { apiKey = '', ...values } = query;
  const key = headers.get('x-api-key') ?? apiKey;
  if (key === '') return newsRefusal('apiKeyMissing');
  if (key === 'invalid') return newsRefusal('apiKeyInvalid');
  const taken = news.params.filter(
    ({ name, isOwn }) => !isOwn && news.unused({ endpoint }, name) === null,
  );
  const wrong = Object.entries(values).find(
    ([name, value]) => !taken.some((param) => param.name === name && isAllowed(param, value)),
  );
  if (wrong) return newsRefusal('parameterInvalid', wrong[0]);
  const given = { ...values, endpoint };
  const broken = news.rules.find((rule) => rule.isBroken(given));
  if (broken) return newsRefusal('parametersMissing', broken.names.join(', '));
  // The tester requests an earlier page instead.
  const isBeyond = news.prepare(given).notices.length > 0;
  return isBeyond ? newsRefusal('maximumResultsReached', String(RESULTS_MOST)) : null;
}

function pageOf({ query, now }: Asked): Reply {
  const { country, category, q = '', sortBy } = query;
  const words = q.toLowerCase().split(/\s+/);
  const found = recorded.filter((article) => {
    const text = `${article.title} ${article.description}`.toLowerCase();
    return (
      article.country === (country ?? article.country) &&
      article.category === (category ?? article.category) &&
      words.every((word) => text.includes(word))
    );
  });
  if (sortBy === 'popularity') found.sort((a, b) => (a.title < b.title ? -1 : 1));
  else found.sort((a, b) => a.minutes - b.minutes);
  const [page, size] = [Number(query.page ?? 1), Number(query.pageSize ?? 20)];
  const articles = found.slice((page - 1) * size, page * size).map((article) => ({
    source: { id: article.sourceId, name: article.sourceName },
    author: article.author,
    title: article.title,
    description: article.description,
    url: `https://news.example/articles/${recorded.indexOf(article) + 1}`,
    urlToImage: null,
    publishedAt: new Date(Math.min(now, today(now) + DAY) - article.minutes * 60_000)
      .toISOString()
      .replace(/\.\d{3}Z$/, 'Z'),
    content: `${article.description} [+${article.description.length * 7} chars]`,
  }));
  return jsonReply({ status: 'ok', totalResults: found.length, articles });
}

/** An endpoint of NewsAPI, by the descriptor of its tester. */
export const newsService =
  (endpoint: string): Service =>
  (asked) =>
    guard(endpoint, asked) ?? pageOf(asked);
