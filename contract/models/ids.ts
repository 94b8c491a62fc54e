import * as v from 'valibot';
import { parseId, type IdKind } from '../rules/site/ids';
import { validationTexts } from '../texts';

/* @__NO_SIDE_EFFECTS__ */
/** Input schema of an id; returns the number. Anything except the documented forms is a 400. */
export function idInput(kind: IdKind) {
  return v.pipe(
    v.union([v.string(), v.number()], validationTexts.id),
    v.check((value) => parseId(kind, value) !== null, validationTexts.id),
    v.transform((value) => parseId(kind, value) as number),
  );
}

/** Output schema of an id, always in the prefixed form. */
export function idOutput(kind: IdKind) {
  return v.pipe(v.string(), v.regex(new RegExp(`^${kind}[1-9]\\d*$`)));
}
