import { UpstreamFailure } from './failure';

/** The most bytes of an answer that are read. */
export const BODY_MAX = 4_000_000;

async function chunksOf(response: Response, signal: AbortSignal): Promise<Uint8Array[]> {
  if (!response.body) return [];
  const reader = response.body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return chunks;
      size += value.length;
      if (size > BODY_MAX) {
        stop();
        throw new UpstreamFailure('tooLarge');
      }
      chunks.push(value);
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Reads an answer as text, up to the allowed size and time.
 * @throws UpstreamFailure tooLarge
 */
export async function readBody(response: Response, signal: AbortSignal): Promise<string> {
  const said = Number(response.headers.get('content-length') ?? 0);
  if (said > BODY_MAX) {
    await response.body?.cancel().catch(() => undefined);
    throw new UpstreamFailure('tooLarge');
  }
  const decoder = new TextDecoder();
  const chunks = await chunksOf(response, signal);
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
}
