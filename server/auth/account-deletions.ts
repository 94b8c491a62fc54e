import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';

/** Keeps what a member still changes apart from the end of their account. */
export interface AccountDeletions {
  /**
   * Notes that a member changes something.
   * @returns what notes the end of it
   * @throws ApiError LOGIN_REQUIRED when the account is ending or gone
   */
  enter: (memberId: number) => () => void;
  /**
   * Ends an account by `work`, called within a change of the member's own: once no other is under
   * way, and no other begins any more, unless `work` fails.
   * @throws ApiError LOGIN_REQUIRED when the account is ending already
   */
  deleteWhenIdle: <T>(memberId: number, work: () => Promise<T>) => Promise<T>;
}

/** Makes the keeper. What a member sent just before the end would else be kept just after it. */
export function createAccountDeletions(): AccountDeletions {
  const busy = new Map<number, number>();
  // Members who are gone stay in it: a request may have been let in a moment before.
  const leaving = new Map<number, () => void>();

  function guard(memberId: number): void {
    if (leaving.has(memberId)) throw new ApiError('LOGIN_REQUIRED', errorTexts.LOGIN_REQUIRED);
  }

  return {
    enter: (memberId) => {
      guard(memberId);
      busy.set(memberId, (busy.get(memberId) ?? 0) + 1);
      return () => {
        const left = (busy.get(memberId) ?? 1) - 1;
        if (left > 0) busy.set(memberId, left);
        else busy.delete(memberId);
        if (left === 1) leaving.get(memberId)?.();
      };
    },
    deleteWhenIdle: async (memberId, work) => {
      guard(memberId);
      const alone = new Promise<void>((resolve) => leaving.set(memberId, resolve));
      if ((busy.get(memberId) ?? 0) > 1) await alone;
      try {
        return await work();
      } catch (error) {
        leaving.delete(memberId);
        throw error;
      }
    },
  };
}
