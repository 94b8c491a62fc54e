import { call, type OutputOf } from '@/api/client';
import { refreshQuotasAtom, takeQuotasAtom } from '@/state/quotas';
import { stockTexts } from '@/texts/admin/stock';
import { failureText } from '@/texts/errors';
import { ApiError } from '@contract/errors';
import { findKeywords, headlineOf, type Keyword } from '@contract/rules/text/keywords';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';

type StockNews = OutputOf<'listStockNews'>;

/** The fields of an article that the screen shows. */
export interface StockHeadline {
  /** The text in which words were counted. */
  title: string;
  url: string;
  source: string | null;
  publishedAt: string | null;
}

/** The result of an analysis. */
export interface StockAnalysis {
  keywords: readonly Keyword[];
  headlines: readonly StockHeadline[];
  basis: StockNews['basis'];
  source: StockNews['source'];
  /** Notices about the news, apart from their basis. */
  notices: readonly string[];
  /** When the cached answer was fetched, ms; null for a fresh one. */
  cachedAt: number | null;
  /** When the answer came, ms. */
  at: number;
}

/** The state of the last analysis. */
export type StockRun =
  | { status: 'idle' | 'running' }
  | { status: 'done'; analysis: StockAnalysis }
  | { status: 'failed'; text: string; detail: string | null };

/** Finds the keywords in an answer. */
function analyse(news: StockNews, at: number): StockAnalysis {
  const { articles, basis, source, cachedAt, notices } = news;
  const headlines = articles.map((article) => ({
    title: headlineOf(article.title, article.source.name),
    url: article.url,
    source: article.source.name,
    publishedAt: article.publishedAt,
  }));
  return {
    keywords: findKeywords(headlines.map(({ title }) => title)),
    headlines,
    ...{ basis, source, at },
    notices: notices.filter((notice) => notice !== stockTexts.basis[basis]),
    cachedAt: cachedAt === null ? null : Date.parse(cachedAt),
  };
}

function runOf(news: StockNews): StockRun {
  if (news.articles.length === 0) {
    return { status: 'failed', text: stockTexts.empty, detail: null };
  }
  const analysis = analyse(news, Date.now());
  if (analysis.keywords.length > 0) return { status: 'done', analysis };
  return { status: 'failed', text: stockTexts.noKeyword, detail: null };
}

/** The server's message, added to the documented sentence, with a quota's reset time. */
function detailOf(error: unknown): string | null {
  const detail = failureText(error, '');
  const issues = error instanceof ApiError ? (error.issues ?? []) : [];
  const lines = [detail, ...issues.map(({ message }) => message)].filter((line) => line !== '');
  return lines.length > 0 ? lines.join('\n') : null;
}

/** Analyses the news once per press; a new analysis starts with an empty screen. */
export function useStockKeywords() {
  const [run, setRun] = useState<StockRun>({ status: 'idle' });
  const request = useRef<AbortController | null>(null);
  const takeQuotas = useSetAtom(takeQuotasAtom);
  const refreshQuotas = useSetAtom(refreshQuotasAtom);
  useEffect(() => () => request.current?.abort(), []);

  async function start(): Promise<void> {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    setRun({ status: 'running' });
    try {
      const news = await call('listStockNews', {}, signal);
      if (signal.aborted) return;
      takeQuotas(news.quotas);
      setRun(runOf(news));
    } catch (error) {
      if (signal.aborted) return;
      void refreshQuotas();
      setRun({ status: 'failed', text: stockTexts.failed, detail: detailOf(error) });
    }
  }

  return { run, start: () => void start() };
}
