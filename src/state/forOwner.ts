/**
 * Waits for what an owner of the page has asked for (see `whileOwnerAtom`).
 * @returns what was answered; null where another has come meanwhile, who is told neither an answer nor a failure
 * @throws the failure, while the owner is here
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
