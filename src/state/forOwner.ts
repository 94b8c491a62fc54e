/**
 * Waits for an answer that the page's owner asked for (see `whileOwnerAtom`).
 * @returns the answer; null if another owner has come in the meantime, even if the call failed
 * @throws the failure, if the owner is still here
 */
export async function forOwner<T>(
  isHere: () => boolean,
  asked: Promise<T>,
): Promise<{ answer: T } | null> {
  try {
    const answer = await asked;
    return isHere() ? { answer } : null;
  } catch (error) {
    if (isHere()) throw error;
    return null;
  }
}
