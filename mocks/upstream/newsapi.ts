import { simArticles, writtenAt, type SimArticle } from './headlines';
import { jsonReply, type Asked, type Reply, type Service } from './types';

const refuse = (status: number, code: string, message: string): Reply =>
  jsonReply({ status: 'error', code, message }, status);

const taken = {
  'top-headlines': 'country category sources q pageSize page apiKey language'.split(' '),
  everything:
    'q searchIn sources domains excludeDomains from to language sortBy pageSize page apiKey'.split(
      ' ',
    ),
};

/** What a developer's account may see of one search. */
const RESULTS_MOST = 100;

function guard({ query, headers }: Asked, kind: keyof typeof taken): Reply | null {
  const key = headers.get('x-api-key') ?? query.apiKey ?? '';
  if (key === '') {
    return refuse(
      401,
      'apiKeyMissing',
      'Your API key is missing. Append this to the URL with the apiKey param, or use the x-api-key HTTP header.',
    );
  }
  if (key === 'invalid') {
    return refuse(
      401,
      'apiKeyInvalid',
      'Your API key is invalid or incorrect. Check your key, or go to https://newsapi.org to create a free API key.',
    );
  }
  const unknown = Object.keys(query).find((name) => !taken[kind].includes(name));
  if (unknown !== undefined) {
    return refuse(400, 'parameterInvalid', `The parameter ${unknown} is not supported.`);
  }
  if (query.sources !== undefined && (query.country ?? query.category) !== undefined) {
    return refuse(
      400,
      'parameterInvalid',
      'You cannot mix the sources parameter with the country or category parameters.',
    );
  }
  const needed =
    kind === 'everything'
      ? ['q', 'sources', 'domains']
      : ['country', 'category', 'sources', 'q', 'language'];
  if (!needed.some((name) => name in query)) {
    return refuse(
      400,
      'parametersMissing',
      `Required parameters are missing. Please set any of the following parameters and try again: ${needed.join(', ')}.`,
    );
  }
  const [page, size] = [Number(query.page ?? 1), Number(query.pageSize ?? 20)];
  if (!Number.isInteger(size) || size < 1 || size > 100 || !Number.isInteger(page) || page < 1) {
    return refuse(400, 'parameterInvalid', 'The pageSize parameter must be between 1 and 100.');
  }
  if (page * size > RESULTS_MOST) {
    return refuse(
      426,
      'maximumResultsReached',
      `You have requested too many results. Developer accounts are limited to a max of ${RESULTS_MOST} results. You are trying to request results ${(page - 1) * size} to ${page * size}. Please upgrade to a paid plan if you need more results.`,
    );
  }
  return null;
}

function isAbout({ title, description }: SimArticle, q: string): boolean {
  const text = `${title} ${description}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function pageOf(found: SimArticle[], { query, now }: Asked): Reply {
  const [page, size] = [Number(query.page ?? 1), Number(query.pageSize ?? 20)];
  const articles = found.slice((page - 1) * size, page * size).map((article) => ({
    source: { id: article.sourceId, name: article.sourceName },
    author: article.author,
    title: article.title,
    description: article.description,
    url: `https://news.example/${article.slug}`,
    urlToImage: null,
    publishedAt: new Date(writtenAt(article, now)).toISOString().replace(/\.\d{3}Z$/, 'Z'),
    content: `${article.description} [+${article.description.length * 7} chars]`,
  }));
  return jsonReply({ status: 'ok', totalResults: found.length, articles });
}

const search = (query: Asked['query']) => (article: SimArticle) =>
  (query.country === undefined || article.country === query.country) &&
  (query.category === undefined || article.category === query.category) &&
  (query.q === undefined || isAbout(article, query.q));

const byAge = (a: SimArticle, b: SimArticle) => a.minutes - b.minutes;

export const topHeadlines: Service = (asked) =>
  guard(asked, 'top-headlines') ??
  pageOf(simArticles().filter(search(asked.query)).sort(byAge), asked);

export const everything: Service = (asked) => {
  const refused = guard(asked, 'everything');
  if (refused) return refused;
  const found = simArticles().filter(search({ q: asked.query.q ?? '' }));
  if (asked.query.sortBy === 'popularity') found.sort((a, b) => (a.slug < b.slug ? -1 : 1));
  else found.sort(byAge);
  return pageOf(found, asked);
};
