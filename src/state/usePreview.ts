import { call, type OutputOf } from '@/api/client';
import { useSettled } from './useSettled';

/** A page's preview; `answer` is null if the call failed, with the reason in `error`. */
export interface Preview {
  url: string;
  answer: OutputOf<'previewLink'> | null;
  error?: unknown;
}

const askPage = (url: string, signal: AbortSignal): Promise<Preview> =>
  call('previewLink', { body: { url } }, signal).then(
    (answer) => ({ url, answer }),
    (error: unknown) => ({ url, answer: null, error }),
  );

/**
 * Requests the preview of an address once the typing has paused.
 * @param url null if there is no address
 * @returns whether a request is running
 */
export const usePreview = (url: string | null, onAnswer: (preview: Preview) => void): boolean =>
  useSettled(url || null, askPage, onAnswer);
