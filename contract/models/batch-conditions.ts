import * as v from 'valibot';

/**
 * What the videos of a batch were found by: the data tool, null where a script did not name it, and
 * what it was asked with. Null for a batch of which that is not known.
 */
export const BatchConditionsSchema = v.nullable(
  v.object({ tester: v.nullable(v.string()), params: v.record(v.string(), v.string()) }),
);
