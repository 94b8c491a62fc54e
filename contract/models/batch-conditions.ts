import * as v from 'valibot';

/**
 * The conditions that found the videos of a batch: the data tool (null if a script did not name it)
 * and its parameters. Null for a batch with unknown conditions.
 */
export const BatchConditionsSchema = v.nullable(
  v.object({ tester: v.nullable(v.string()), params: v.record(v.string(), v.string()) }),
);
