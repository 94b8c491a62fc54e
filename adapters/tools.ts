import type { Article, ListResult, QuotaState, Source } from '@contract/models/tools';
import { toolTexts } from '@contract/testerTexts';
import { quotaDay, quotaNames, quotaReset, type QuotaName } from '@contract/rules/rankings/quota';
import { news, stockNewsValues } from '@contract/testers/news';
import { naverRequest } from '@contract/testers/portal-news';
import type {
  Provider,
  Tester,
  TesterValues,
  UpstreamOptions,
  UpstreamRequest,
} from '@contract/testers/types';
import { accountOf, createAsk } from './ask';
import { findChannels, type FoundChannels } from './collect';
import { findEstate, type FoundEstate } from './estate-search';
import { UpstreamFailure } from './failure';
import { findImport, type FoundVideos } from './import';
import { readNews } from './news';
import { embedRequest, readEmbed, type EmbedInfo } from './oembed';
import { articleOf, readPortalNews, type PortalNews } from './portal-news';
import { startRun, type Run } from './run';
import type { Asked, AskParts, Exchange, RunOptions, Share } from './types';
import { readYoutubeList } from './youtube';

/** The settings of a deployment for the services. */
export interface ToolSettings extends AskParts {
  /** The choice between Naver's addresses that matches its keys. */
  naver: UpstreamOptions['naver'];
  /** The service of the list of auctions. */
  onbidList: string;
}

/** The news for the stock keywords. */
export interface StockNews {
  articles: Article[];
  total: number;
  basis: 'newsapi' | 'naver';
}

/** The data tools. Each takes the run that its requests belong to, and throws `UpstreamFailure`. */
export interface Tools {
  /** @param options their key is one of YouTube's that was typed for this run */
  start: (options?: RunOptions) => Run;
  list: (run: Run, tester: Tester, values: TesterValues) => Promise<ListResult>;
  importVideos: (run: Run, values: TesterValues) => Promise<FoundVideos>;
  collect: (run: Run, values: TesterValues) => Promise<FoundChannels>;
  news: (run: Run, values: TesterValues) => Promise<{ totalResults: number; articles: Article[] }>;
  portalNews: (run: Run, values: TesterValues) => Promise<PortalNews>;
  realEstate: (run: Run, values: TesterValues) => Promise<FoundEstate>;
  stockNews: (run: Run) => Promise<StockNews>;
  /** Null if the video gives no information. */
  embed: (videoId: string) => Promise<EmbedInfo | null>;
  quotas: () => Promise<QuotaState[]>;
  /**
   * Sends a request that no admin waits for; it leaves the part reserved for admins.
   * @param share the day's budget for such requests, counted in addition to the quota itself
   * @throws UpstreamFailure
   */
  askUnattended: <T>(
    request: UpstreamRequest,
    read: (exchange: Exchange) => T,
    share?: Share,
  ) => Promise<Asked<T>>;
  sources: () => Record<'youtube' | 'newsapi' | 'naver' | 'dataGoKr', Source>;
  options: () => UpstreamOptions;
  /** The source that a tester asks first. */
  sourceOf: (tester: Tester, values: TesterValues) => Source;
  now: () => number;
}

const providers: Record<QuotaName, Provider> = {
  'youtube.units': 'youtube',
  'youtube.search': 'youtube',
  newsapi: 'newsapi',
  naver: 'naver',
  onbid: 'dataGoKr',
  apartments: 'dataGoKr',
};

const stockWords = ['증권', '코스피', '주식'];
const STOCK_DISPLAY = '100';

/** Makes the data tools. */
export function createTools(settings: ToolSettings): Tools {
  const { lineOf, store, limits, now, naver, onbidList } = settings;
  const ask = createAsk(settings);
  const options = (): UpstreamOptions => ({ naver, onbidList });
  const sourceOf = (provider: Provider) => lineOf(provider === 'naver' ? naver : provider).source;

  function firstRequest(tester: Tester, values: TesterValues) {
    const [request] = tester.requests(values, options());
    if (!request) throw new Error(`${tester.id} makes no request`);
    return request;
  }

  function requestOf(tester: Tester, run: Run, values: TesterValues) {
    for (const notice of tester.prepare(values).notices) run.notice(notice);
    return firstRequest(tester, values);
  }

  const portal = (run: Run, values: TesterValues) =>
    run.ask(naverRequest(values, naver), readPortalNews);

  async function stockFromPortal(run: Run): Promise<StockNews> {
    const found = await Promise.all(
      stockWords.map((query) => portal(run, { query, display: STOCK_DISPLAY, sort: 'date' })),
    );
    const articles = found.flatMap(({ items }) => items.map(articleOf));
    const unique = [...new Map(articles.map((article) => [article.url, article])).values()];
    run.notice(toolTexts.stockFromPortal);
    return { articles: unique, total: unique.length, basis: 'naver' };
  }

  /**
   * The headlines, or the failure that NewsAPI gives no more of them now. NewsAPI reports the end
   * of a developer's day as if the requests came too fast.
   */
  const firstStockNews = (run: Run) =>
    run.ask(requestOf(news, run, stockNewsValues), readNews).catch((error: unknown) => {
      if (!(error instanceof UpstreamFailure)) throw error;
      if (error.exhausted || error.reason === 'rate') return error;
      throw error;
    });

  async function stockAfter(run: Run, failure: UpstreamFailure): Promise<StockNews> {
    const found = await stockFromPortal(run).catch((error: unknown) => {
      // The first failure matters more: it is why the portal was asked at all.
      if (error instanceof UpstreamFailure) throw failure;
      throw error;
    });
    run.notice(failure.exhausted ? toolTexts.stockQuota : toolTexts.stockRate);
    return found;
  }

  return {
    now,
    start: (options) => startRun(ask, settings, options),
    list: (run, tester, values) => run.ask(requestOf(tester, run, values), readYoutubeList),
    importVideos: findImport,
    collect: findChannels,
    news: (run, values) => run.ask(requestOf(news, run, values), readNews),
    portalNews: portal,
    realEstate: (run, values) => findEstate(run, values, onbidList, now()),
    async stockNews(run) {
      const found = await firstStockNews(run);
      if (found instanceof UpstreamFailure) return stockAfter(run, found);
      const { totalResults, articles } = found;
      if (articles.length === 0) return stockFromPortal(run);
      return { articles, total: totalResults, basis: 'newsapi' };
    },
    async embed(videoId) {
      try {
        return (await ask(embedRequest(videoId), readEmbed)).value;
      } catch (error) {
        // The grid continues without it.
        if (error instanceof UpstreamFailure) return null;
        throw error;
      }
    },
    askUnattended: (request, read, share) => ask(request, read, { isUnattended: true, share }),
    quotas: () =>
      Promise.all(
        quotaNames.map(async (quota) => {
          const account = accountOf(quota, sourceOf(providers[quota]));
          return {
            quota,
            used: await store.used(account, quotaDay(quota, now())),
            limit: limits[quota],
            resetsAt: new Date(quotaReset(quota, now())).toISOString(),
          };
        }),
      ),
    sourceOf: (tester, values) => sourceOf(firstRequest(tester, values).provider),
    sources: () => ({
      youtube: sourceOf('youtube'),
      newsapi: sourceOf('newsapi'),
      naver: sourceOf('naver'),
      dataGoKr: sourceOf('dataGoKr'),
    }),
    options,
  };
}
