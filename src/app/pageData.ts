import { answerCalls } from '@/api/client';
import type { PageData } from '@contract/rendering';
import { createStore } from 'jotai';
import { preparePage } from './pages';
import type { Store } from './screens';

/** Reads the data that the server rendered the page from; null if the browser has to render it. */
export function readPageData(): PageData | null {
  const text = document.getElementById('page-data')?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

async function fill(data: PageData): Promise<Store> {
  const store = createStore();
  answerCalls((key) => {
    const answer = data.answers[key];
    return answer && Promise.resolve(answer);
  });
  try {
    await preparePage(store, location, data);
    return store;
  } finally {
    answerCalls(null);
  }
}

/**
 * Makes the store of a server-rendered page with the server's data; null for a page that starts in
 * the browser. It tries twice to load the page's code before it throws: the server's markup can
 * still be read then, and its links work.
 */
export async function takePage(): Promise<Store | null> {
  const data = readPageData();
  return data && fill(data).catch(() => fill(data));
}
