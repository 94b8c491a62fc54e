import type { EndpointName } from '@contract/endpoints';
import { ApiError } from '@contract/errors';
import type { Context } from 'koa';
import type { ReplicaReads, Services } from '../services';
import { readChangedCookie, writeChangedCookie } from './cookie';

/**
 * The calls that a replica may answer: pages of guests, search, rankings and a member's export. None
 * writes with `services.db`. Sessions, settings, permissions, notifications and admins' pages must be
 * exact and always come from the primary.
 */
export const replicaCalls: ReadonlySet<EndpointName> = new Set<EndpointName>([
  ...(['getFeed', 'suggestSearches', 'getPostDetail', 'listComments'] as const),
  ...(['getUser', 'listMemberPosts', 'exportMe'] as const),
  ...(['listSpheres', 'listRecommendedSpheres', 'searchSpheres', 'getSphere'] as const),
  ...(['rankVideos', 'rankChannels', 'listNewChannels', 'getVideoInsights'] as const),
]);

const SLOW_STATEMENT = '57014';

/** Whether the primary would answer the same. What a replica lacks may only be new. */
function isFinal(error: unknown): boolean {
  if (error instanceof ApiError) return error.status !== 404;
  return error instanceof Error && 'code' in error && error.code === SLOW_STATEMENT;
}

async function readReplica<T>(
  ctx: Context,
  replica: ReplicaReads,
  services: Services,
  read: (services: Services) => Promise<T>,
): Promise<T> {
  const { answered } = replica;
  if (await replica.has(readChangedCookie(ctx))) {
    try {
      const answer = await replica.read(() => read(replica.services));
      answered.replica += 1;
      return answer;
    } catch (error) {
      if (isFinal(error)) throw error;
    }
  }
  answered.primary += 1;
  return read(services);
}

/**
 * Reads from the replica what may be a moment old; from the primary if there is no replica, if it
 * lacks the browser's own last change, or if it fails.
 */
export function fromReplica<T>(
  ctx: Context,
  services: Services,
  read: (services: Services) => Promise<T>,
): Promise<T> {
  const { replica } = services;
  return replica === null ? read(services) : readReplica(ctx, replica, services, read);
}

/** Tells the browser the position of its change, until which the primary answers it. */
export async function noteChange(ctx: Context, { replica }: Services): Promise<void> {
  if (replica === null) return;
  // The change is stored even if its position is unknown; then the primary answers for a while.
  const position = await replica.written().catch(() => Number.MAX_SAFE_INTEGER);
  writeChangedCookie(ctx, position);
}
