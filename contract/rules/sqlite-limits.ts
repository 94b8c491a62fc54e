/**
 * What SQLite may be asked for in one query, by the names of its limits: the same for the driver of
 * the package, for Node's own and in the demo, whose builds begin with other numbers. Nothing more
 * than the site's own file can be attached.
 */
export const sqliteLimits = {
  ATTACHED: 1,
  LENGTH: 2_000_000,
  SQL_LENGTH: 60_000,
  COLUMN: 200,
  EXPR_DEPTH: 200,
  COMPOUND_SELECT: 50,
  VDBE_OP: 200_000,
  FUNCTION_ARG: 50,
  LIKE_PATTERN_LENGTH: 1000,
  VARIABLE_NUMBER: 50,
  TRIGGER_DEPTH: 1,
  WORKER_THREADS: 0,
} as const;
