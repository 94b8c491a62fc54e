import { endpoints, type EndpointName } from '../../endpoints';
import type { Schema } from '../../endpoints/define';
import type { Given } from '../support/client';
import { rowsOf } from './refusal-table';
import { samples } from '../support/samples';

const partsOfInput = ['params', 'query', 'body'] as const;

/** One refused input of a call. */
export interface RefusedInput {
  part: (typeof partsOfInput)[number];
  field: string;
  value: unknown;
  sentence: string;
  given: Given;
}

/** An address contains only texts; a path contains each of its parts once, a query any number. */
function canSend(part: RefusedInput['part'], value: unknown): boolean {
  if (part === 'body') return true;
  if (typeof value === 'string') return value !== '';
  return part === 'query' && (Array.isArray(value) || value === undefined);
}

const fieldsOf = (schema: Schema | undefined): string[] =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : [];

/** A field of a call's input. */
export interface InputField {
  part: (typeof partsOfInput)[number];
  field: string;
  /** The call's sample with another value of the field; `undefined` leaves it out. */
  withValue: (value: unknown) => Given;
}

/** The fields of a call's input. */
export function inputsOf(name: EndpointName): InputField[] {
  const sample = samples[name];
  return partsOfInput.flatMap((part) =>
    fieldsOf(endpoints[name][part]).map((field) => ({
      part,
      field,
      withValue(value) {
        if (part === 'params') return { ...sample, id: value as string };
        const { [field]: _, ...others } = { ...(sample[part] as Record<string, unknown>) };
        return { ...sample, [part]: value === undefined ? others : { ...others, [field]: value } };
      },
    })),
  );
}

/** The fields that refuse nothing: the call ignores them or any unknown value of them. */
export const openFields = (name: EndpointName): InputField[] =>
  inputsOf(name).filter(({ field }) => rowsOf(name, field).length === 0);

/** Every input in the table that a call refuses: its sample with one wrong field. */
export function refusedInputs(name: EndpointName): RefusedInput[] {
  return inputsOf(name).flatMap(({ part, field, withValue }) =>
    rowsOf(name, field).flatMap(([sentence, ...values]) =>
      values
        .filter((value) => canSend(part, value))
        .map((value) => ({ part, field, value, sentence, given: withValue(value) })),
    ),
  );
}
