import * as v from 'valibot';
import type { Tester, TesterValues } from '../testers/types';
import { callValues, checkTester, unusedNotices } from '../testers/check';
import { testerTexts, validationTexts } from '../texts';

/** A checked input of a data tool. */
export interface TesterInput {
  tester: Tester;
  values: TesterValues;
  /** The given fields of the call itself. */
  own: Readonly<Record<string, string>>;
  /** Sentences about named fields that are not read. */
  notices: readonly string[];
}

const Value = v.union(
  [v.string(), v.pipe(v.number(), v.finite()), v.boolean(), v.array(v.string())],
  validationTexts.field,
);

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The most fields that a call may have. */
const FIELDS_MOST = 60;

/**
 * The input of a data tool's call: the fields of its descriptor, checked by its rules; other fields
 * are left out.
 * @param find the tester for the fields; null if it does not exist
 * @param named fields of the call itself, which the descriptor may not have
 * @param testers all testers that it may find; the API description lists their parameters
 */
export function testerInput(
  find: (given: Readonly<Record<string, string>>) => Tester | null,
  named: v.ObjectEntries,
  testers: readonly Tester[],
) {
  const ownFields = { ...named, emptied: v.optional(v.string()) };
  const fields: v.GenericSchema<Record<string, unknown>> = v.objectWithRest(ownFields, Value);
  return v.pipe(
    fields,
    v.metadata({ testers }),
    v.check((given) => Object.keys(given).length <= FIELDS_MOST, validationTexts.field),
    v.rawTransform<Record<string, unknown>, TesterInput>(({ dataset, addIssue, NEVER }) => {
      const input = dataset.value;
      const refuse = (key: string, message: string) =>
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
        });
      const given = Object.fromEntries(
        Object.entries(input).map(([name, value]) => [name, textOf(value)]),
      );
      const tester = find(given);
      if (!tester) {
        refuse('endpoint', testerTexts.unknownTester);
        return NEVER;
      }
      const isOwn = ([name]: [string, string]) => name in ownFields;
      const own = Object.fromEntries(Object.entries(given).filter(isOwn));
      const asked = Object.fromEntries(Object.entries(given).filter((field) => !isOwn(field)));
      const values = callValues(tester, asked, Date.now(), own.emptied);
      const issues = checkTester(tester, values);
      for (const { path, message } of issues) refuse(path, message);
      if (issues.length > 0) return NEVER;
      return { tester, values, own, notices: unusedNotices(tester, asked, values) };
    }),
  );
}
