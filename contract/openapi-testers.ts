import type { Tester, TesterParam } from './testers/types';

type Json = Record<string, unknown>;

function typeOf(param: TesterParam): Json {
  switch (param.kind) {
    case 'text':
      return {
        type: 'string',
        maxLength: param.max,
        ...(param.pattern ? { pattern: param.pattern.source } : {}),
      };
    case 'secret':
      return { type: 'string', maxLength: param.max, format: 'password' };
    case 'number':
      return { type: 'integer', minimum: param.min, maximum: param.max };
    case 'select': {
      const values = param.choices.map(({ value }) => value);
      const isNumber = values.every((value) => /^\d+$/.test(value));
      return isNumber
        ? { type: 'integer', enum: values.map(Number) }
        : { type: 'string', enum: values };
    }
    case 'multi': {
      const items = { type: 'string', enum: param.choices.map(({ value }) => value) };
      return { type: 'array', items };
    }
    case 'date':
      return { type: 'string', format: 'date' };
    case 'moment':
      return { type: 'string', format: 'date-time' };
    case 'flag':
      return { type: 'boolean' };
  }
}

function presetOf({ kind, initial = '' }: TesterParam, type: unknown): Json {
  if (initial === '' || kind === 'date') return {};
  if (type === 'integer') return { default: Number(initial) };
  return { default: type === 'array' ? initial.split(',') : initial };
}

/** The schema of a data tool's parameter: its type, limits, default and description. */
function paramSchema(param: TesterParam): Json {
  const { label, help, note = '', unavailable = '', initial = '' } = param;
  const day = param.kind === 'date' && initial !== '' ? `기본값은 ${initial}(어제)입니다.` : '';
  const words = [label, help, note, unavailable, day].filter((text) => text !== '');
  const type = typeOf(param);
  return { ...type, ...presetOf(param, type.type), description: words.join(' · ') };
}

/** Whether a call without a parameter is refused. */
const isNeeded = ({ required, initial = '' }: TesterParam) =>
  required !== undefined && initial === '';

/**
 * The parameters of a call of data tools for the description of the API. If several tools share a
 * call, it lists the parameters of all of them.
 */
export function testerFields(testers: readonly Tester[]): { properties: Json; required: string[] } {
  const schemas = new Map<string, Map<string, Json>>();
  for (const { resource, params } of testers) {
    for (const param of params) {
      const schema = paramSchema(param);
      const known = schemas.get(param.name) ?? new Map<string, Json>();
      const same = known.get(JSON.stringify(schema)) as { title?: string } | undefined;
      const title = [same?.title, resource].filter(Boolean).join(', ');
      known.set(JSON.stringify(schema), testers.length > 1 ? { ...schema, title } : schema);
      schemas.set(param.name, known);
    }
  }
  const properties = [...schemas].map(([name, known]) => {
    const [first, ...others] = known.values();
    const isOneType = others.every(({ type }) => type === first?.type);
    const any = { ...(isOneType && { type: first?.type }), anyOf: [...known.values()] };
    return [name, others.length === 0 ? first : any] as const;
  });
  const [only, ...others] = testers;
  const needed = only && others.length === 0 ? only.params.filter(isNeeded) : [];
  return {
    properties: Object.fromEntries(properties),
    required: needed.map(({ name }) => name),
  };
}
