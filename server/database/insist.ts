/** How often a transaction is repeated after a deadlock. */
const RETRIES = 3;

const isDeadlock = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '40P01';

/** Runs a transaction, and again if PostgreSQL ended it because of a deadlock. */
export async function insist<T>(attempt: () => Promise<T>, left = RETRIES): Promise<T> {
  return attempt().catch((error: unknown) => {
    if (left === 0 || !isDeadlock(error)) throw error;
    return insist(attempt, left - 1);
  });
}
