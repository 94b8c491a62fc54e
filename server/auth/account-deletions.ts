import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';

/** Lets an account end only while no change of its member is running. */
export interface AccountDeletions {
  /**
   * Notes that a change of a member begins.
   * @returns a function that notes its end
   * @throws ApiError LOGIN_REQUIRED when the account is ending or gone
   */
  enter: (memberId: number) => () => void;
  /**
   * Ends an account by `work`, called within one of the member's own changes. It waits for the
   * member's other changes, and refuses new ones unless `work` fails.
   * @throws ApiError LOGIN_REQUIRED when the account is already ending
   */
  deleteWhenIdle: <T>(memberId: number, work: () => Promise<T>) => Promise<T>;
}

/**
 * Makes the register of deletions. Without it, a change sent just before the end could be stored
 * just after it.
 */
export function createAccountDeletions(): AccountDeletions {
  const busy = new Map<number, number>();
  // Members without an account stay in it, because an earlier request may still be running.
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
