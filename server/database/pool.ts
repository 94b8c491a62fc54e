import type { Knex } from 'knex';

/** The source of a driver's own connections. */
export interface Pool<C> {
  acquireConnection: () => Promise<C>;
  releaseConnection: (connection: C) => Promise<void>;
}

/** Knex's pool of connections; the caller knows their type. */
export function poolOf<C>(knex: Knex): Pool<C> {
  return knex.client as Pool<C>;
}

/** How many connections of a pool are used and free, how many it may have, and who waits. */
export interface PoolState {
  used: number;
  free: number;
  most: number;
  waiting: number;
}

type Counted = Record<'numUsed' | 'numFree' | 'numPendingAcquires', () => number>;

/** The state of Knex's pool. */
export function poolState(knex: Knex): PoolState {
  const { pool } = knex.client as { pool: Counted & { max: number } };
  return {
    used: pool.numUsed(),
    free: pool.numFree(),
    most: pool.max,
    waiting: pool.numPendingAcquires(),
  };
}

/** Whether any connection of the pool was ever opened. */
export function hasConnections(knex: Knex): boolean {
  const { used, free } = poolState(knex);
  return used + free > 0;
}

/** Runs `work` with a separate connection. */
export async function withConnection<C, T>(
  pool: Pool<C>,
  work: (connection: C) => Promise<T>,
): Promise<T> {
  const connection = await pool.acquireConnection();
  try {
    return await work(connection);
  } finally {
    void pool.releaseConnection(connection);
  }
}

/**
 * Shares the connections of a pool in turn, without waiting for a free one. For drivers whose
 * connections take several reads at a time; waiting for a free one costs more than a small read.
 */
export function takeTurns<C>(pool: Pool<C>, size: number) {
  let opening: Promise<C[]> | null = null;
  let connections: C[] = [];
  let turn = 0;

  const openAll = async (): Promise<C[]> => {
    connections = await Promise.all(Array.from({ length: size }, () => pool.acquireConnection()));
    return connections;
  };

  const next = (): C | undefined => {
    turn = (turn + 1) % size;
    return connections[turn];
  };

  return {
    /** Returns the next connection; undefined before they are open. */
    next,
    /** Opens the connections if needed; returns the next one. */
    open: async (): Promise<C> => {
      opening ??= openAll().catch((error: unknown) => {
        opening = null;
        throw error;
      });
      await opening;
      return next() as C;
    },
    /** Releases all connections, each after `end`. */
    release: async (end: (connection: C) => Promise<void>): Promise<void> => {
      for (const connection of connections) {
        await end(connection);
        await pool.releaseConnection(connection);
      }
    },
  };
}
