import { ApiError } from '@contract/errors';
import type { LimitName } from '@contract/endpoints/limits';
import type { Limits } from '../limits/limits';

/** Limits that tell which of them refuse a call. */
export function tellingLimits(limits: Limits, onRefusal: (name: LimitName) => void): Limits {
  const telling =
    (check: Limits['count']): Limits['count'] =>
    async (name, who) => {
      try {
        await check(name, who);
      } catch (error) {
        if (error instanceof ApiError) onRefusal(name);
        throw error;
      }
    };
  return {
    ...limits,
    count: telling(limits.count),
    refuseWhenSpent: telling(limits.refuseWhenSpent),
    takes: async (name, who) => {
      const isAllowed = await limits.takes(name, who);
      if (!isAllowed) onRefusal(name);
      return isAllowed;
    },
  };
}
