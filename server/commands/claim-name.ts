import { conflictError, type ApiError } from '@contract/errors';
import { USER_NAME_MAX } from '@contract/models/member';
import { foldName } from '@contract/rules/text/fold-name';
import { proposeName } from '@contract/rules/members/name-proposal';
import { reasonTexts } from '@contract/texts';
import type { Runner } from '../database/statement';
import { findSharedName, takenNames } from '../tables/member-name';

const freeNameFor = (runner: Runner, name: string) =>
  proposeName(name, USER_NAME_MAX, (keys) => takenNames(runner, keys));

/** The refusal of a taken name, with a similar free one. */
export async function nameTaken(runner: Runner, name: string): Promise<ApiError> {
  return conflictError('user_name', reasonTexts.nameTaken, await freeNameFor(runner, name));
}

/**
 * Refuses a taken name early. The claim itself is exact.
 * @throws ApiError CONFLICT
 */
export async function guardName(runner: Runner, name: string): Promise<void> {
  const taken = await takenNames(runner, [foldName(name)]);
  if (taken.length > 0) throw await nameTaken(runner, name);
}

/** A free name for a member whose name somebody had first; null if it is their own. */
export async function proposeOwnName(runner: Runner, memberId: number): Promise<string | null> {
  const shared = await findSharedName(runner, { id: memberId });
  return shared === null ? null : freeNameFor(runner, shared);
}
