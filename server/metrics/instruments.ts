import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

// Few, because each is a line for every route, method and class of status.
const REQUEST_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3];
const DATABASE_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];

/**
 * Makes all own metrics. Labels take only names from the code, never what a caller sent. None is
 * called `job` or `instance`, which Prometheus uses itself.
 */
export function createInstruments(registry: Registry) {
  const registers = [registry];
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    ...labelNames: Label[]
  ) => new Gauge({ name: `mulbit_${name}`, help, labelNames, registers });
  const counter = <Label extends string = never>(
    name: string,
    help: string,
    ...labelNames: Label[]
  ) => new Counter({ name: `mulbit_${name}`, help, labelNames, registers });
  const histogram = <Label extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: Label[]
  ) => new Histogram({ name: `mulbit_${name}`, help, buckets, labelNames, registers });

  return {
    requests: histogram(
      'http_request_duration_seconds',
      'Time until an answer is ready, by path of the contract, method and class of status.',
      REQUEST_SECONDS,
      ...(['method', 'route', 'status'] as const),
    ),
    statements: histogram(
      'database_statement_duration_seconds',
      'Time of one SQL statement.',
      DATABASE_SECONDS,
    ),
    waits: histogram(
      'database_connection_wait_seconds',
      'Time until a caller gets a connection of the pool.',
      DATABASE_SECONDS,
    ),
    connections: gauge(
      'database_connections',
      'Connections of the pool, by state: used or free.',
      'state',
    ),
    connectionsMost: gauge('database_connections_max', 'The most connections of the pool.'),
    waiting: gauge('database_waiting', 'Callers who wait for a connection.'),
    planning: counter(
      'database_planning_seconds_total',
      'Time that PostgreSQL planned statements of this database, from pg_stat_statements.',
    ),
    execution: counter(
      'database_execution_seconds_total',
      'Time that PostgreSQL ran statements of this database, from pg_stat_statements.',
    ),
    replicaUsed: gauge('replica_used', 'Whether the replica answers readers: 1 or 0.'),
    replicaReads: counter(
      'replica_reads_total',
      'Calls that a replica may answer, by the database that did: replica or primary.',
      'by',
    ),
    streams: gauge('open_streams', 'Open notification streams of this process.'),
    mails: gauge(
      'mails',
      'Mails in the outbox, by state: waiting, failing (tried again) or refused (parked).',
      'state',
    ),
    pushes: gauge('push_devices_waiting', 'Devices with notifications that are not sent yet.'),
    jobRuns: counter(
      'job_runs_total',
      'Runs of jobs of this process, by result: done or failed.',
      ...(['name', 'result'] as const),
    ),
    jobSuccess: gauge(
      'job_last_success_timestamp_seconds',
      'When a job of this process last succeeded.',
      'name',
    ),
    sharedWork: gauge(
      'shared_work_done_timestamp_seconds',
      'When work that one of all processes does was last finished: backup, snapshots.',
      'work',
    ),
    quotaUsed: gauge('quota_used', 'Used units of a daily quota of a third party.', 'quota'),
    quotaLimit: gauge('quota_limit', 'Units of a daily quota of a third party.', 'quota'),
    refusals: counter('limit_refusals_total', 'Calls refused by a limit, by its name.', 'limit'),
    cacheReads: counter(
      'cache_reads_total',
      'Reads of a cache, by result: hit or miss.',
      ...(['cache', 'result'] as const),
    ),
  };
}

/** All own metrics. */
export type Instruments = ReturnType<typeof createInstruments>;
