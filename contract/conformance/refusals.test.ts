import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../endpoints';
import { ApiError } from '../errors';
import { parseInput } from '../validate';
import { rawOf, type Given } from './support/client';
import { inputsOf, openFields, refusedInputs, type InputField } from './http/refusals';
import { samples } from './support/samples';

const names = Object.keys(endpoints) as EndpointName[];

function refusalOf(name: EndpointName, given: Given): ApiError | null {
  try {
    parseInput(endpoints[name], rawOf(name, given));
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Checks a property of any value of a field; an address contains only texts. */
const forAny = ({ part, withValue }: InputField, check: (given: Given) => void) =>
  fc.assert(
    fc.property(part === 'body' ? fc.jsonValue() : fc.string(), (value) => {
      check(withValue(value));
    }),
    { numRuns: 20 },
  );

describe.each(names)('%s', (name) => {
  it('refuses each wrong field with its sentence', () => {
    expect(refusalOf(name, samples[name])).toBeNull();
    for (const { field, value, sentence, given } of refusedInputs(name)) {
      const refusal = refusalOf(name, given);
      const { code, status, issues } = refusal ?? {};
      expect(
        { code, status, message: issues?.[0]?.message },
        `${field} ${JSON.stringify({ value }).slice(0, 60)}`,
      ).toEqual({ code: 'VALIDATION', status: 400, message: sentence });
      expect(refusal?.message).toBe(sentence);
      expect(['', field]).toContain(issues?.[0]?.path.split('.')[0]);
    }
  });

  it('refuses no value of a field without a row in the table', () => {
    for (const field of openFields(name)) {
      forAny(field, (given) => {
        expect(refusalOf(name, given), field.field).toBeNull();
      });
    }
  });

  it('reads any value or refuses it in Korean', () => {
    for (const field of inputsOf(name)) {
      forAny(field, (given) => {
        const refusal = refusalOf(name, given);
        if (refusal) expect(refusal).toMatchObject({ code: 'VALIDATION', status: 400 });
        if (refusal) expect(refusal.message).toMatch(/[가-힣]/);
      });
    }
  });
});
