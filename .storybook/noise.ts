/** Console messages of the running story; any that remain at its end make it fail. */
const complaints: string[] = [];
const loud = { error: console.error.bind(console), warn: console.warn.bind(console) };
let pending = 0;
let hasEnded = false;

// Storybook keeps React's act scope open around each press, and the mock world may answer within
// it. Its warning is about the harness and not about the story.
const harness = [/not wrapped in act\(/, /inside an `act` scope/];

export function complain(sentence: string): void {
  complaints.push(sentence);
}

/**
 * Collects console messages and counts open requests until the returned function is called.
 * `expected` are the messages that a story provokes on purpose, for instance what React says about a caught error.
 */
export function listen(expected: RegExp[]): () => void {
  complaints.length = 0;
  pending = 0;
  hasEnded = false;

  function note(...words: unknown[]): void {
    const text = words.map(String).join(' ');
    if (![...harness, ...expected].some((pattern) => pattern.test(text))) complain(text);
  }
  Object.assign(console, { error: note, warn: note });

  // Without a service worker this is already the mocking library's.
  const send = window.fetch;
  window.fetch = async (...request) => {
    // Its answer would come from the world of the next story.
    if (hasEnded) return new Promise<never>(() => undefined);
    pending += 1;
    try {
      return await send.apply(window, request);
    } finally {
      pending -= 1;
    }
  };

  return () => {
    Object.assign(console, loud);
    window.fetch = send;
  };
}

/**
 * Waits until no request is open, for 300 ms at most (a story of a slow network never gets
 * there), then lets no further request through and throws the collected messages.
 */
export async function settle(): Promise<void> {
  // A press is sent after a pause: now, because later it would reach the world of the next story.
  window.dispatchEvent(new Event('pagehide'));
  const deadline = performance.now() + 300;
  do await new Promise((resolve) => setTimeout(resolve, 10));
  while (pending > 0 && performance.now() < deadline);
  hasEnded = true;
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}
