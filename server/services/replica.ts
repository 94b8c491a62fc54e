import type { Replica } from '../database/replica';
import { createFeedPages } from '../feed/pages';
import type { OpenCache } from '../lib/micro-cache';
import { createRankings } from '../rankings';
import type { ReplicaReads, Services } from '.';

/** Makes the services that read a replica, with caches of their own. */
export function readingReplica(
  replica: Replica,
  services: Omit<Services, 'replica'>,
): ReplicaReads {
  const { db } = replica;
  const { log, now, keptDays } = services;
  services.db.onChange(replica.drop);
  const openCache: OpenCache = <T>(name: string, most: number) => {
    const cache = services.openCache<T>(name, most);
    db.onChange(cache.clear);
    return cache;
  };
  return {
    ...replica,
    services: {
      ...services,
      db,
      replica: null,
      feedPages: createFeedPages(db, services.openCache),
      rankings: createRankings({ db, log, now, openCache }, keptDays),
    },
    answered: { replica: 0, primary: 0 },
  };
}
