/**
 * Waits for independent statements of a transaction, which PostgreSQL gets in one message. Waits for
 * all, also when one fails: a transaction must not end while one of its statements runs.
 */
export async function together<T extends readonly unknown[]>(
  ...running: T
): Promise<{ -readonly [At in keyof T]: Awaited<T[At]> }> {
  await Promise.allSettled(running);
  return Promise.all(running);
}
