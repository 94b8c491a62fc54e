import * as v from 'valibot';

/* @__NO_SIDE_EFFECTS__ */
/**
 * A list of at most `max` items. Checks its length before its items: otherwise a body of the
 * maximum size creates a hundred thousand issues, a second of work and a six-megabyte answer.
 * @param wrongType the Korean sentence for a value that is not a list
 * @param tooMany the Korean sentence for a longer one
 */
export function shortList<S extends v.GenericSchema>(
  item: S,
  max: number,
  wrongType: string,
  tooMany: string,
) {
  return v.pipe(
    v.array(
      v.custom<v.InferInput<S>>(() => true),
      wrongType,
    ),
    v.maxLength(max, tooMany),
    v.array(item),
  );
}
