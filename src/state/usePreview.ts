import { fetchLinkPreview } from '@/api/links';
import { useSettled } from './useSettled';

/** A page's preview; `answer` is null when the call failed, for the reason in `error`. */
export interface Preview {
  url: string;
  answer: Awaited<ReturnType<typeof fetchLinkPreview>> | null;
  error?: unknown;
}

const askPage = (url: string, signal: AbortSignal): Promise<Preview> =>
  fetchLinkPreview(url, signal).then(
    (answer) => ({ url, answer }),
    (error: unknown) => ({ url, answer: null, error }),
  );

/**
 * Asks what an address leads to, once it has settled.
 * @param url null while there is nothing to ask about
 * @returns whether an answer is on its way
 */
export const usePreview = (url: string | null, onAnswer: (preview: Preview) => void): boolean =>
  useSettled(url || null, askPage, onAnswer);
