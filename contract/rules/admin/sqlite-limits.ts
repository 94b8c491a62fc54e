/**
 * SQLite's limits for one query, by name: the same for the package's driver, Node's own and the
 * demo's, which have different defaults. Only the site's own file can be attached.
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
