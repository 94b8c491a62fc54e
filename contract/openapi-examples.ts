interface Shape {
  const?: unknown;
  examples?: unknown[];
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  type?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  prefixItems?: Shape[];
  pattern?: string;
  format?: string;
  minimum?: number;
}

const MOMENT = '2026-11-27T09:05:00.000Z';

// The pattern of an id: its noun, then a number.
const ID = /^\^([a-z]+)\[1-9\]/;

function textOf({ pattern = '', format }: Shape): string {
  if (format === 'date-time') return MOMENT;
  if (format === 'date') return MOMENT.slice(0, 10);
  return pattern === '' ? '견본' : `${ID.exec(pattern)?.[1] ?? ''}12`;
}

/** An answer that fits a schema, with one item in each list. */
export function exampleOf(shape: Shape): unknown {
  if ('const' in shape) return shape.const;
  if (shape.examples) return shape.examples[0];
  if (shape.enum) return shape.enum[0];
  const [first] = shape.anyOf ?? shape.oneOf ?? [];
  if (first) return exampleOf(first);
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map(exampleOf)) as unknown;
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, one]) => [name, exampleOf(one)]),
      );
    case 'array':
      return (shape.prefixItems ?? [shape.items ?? {}]).map(exampleOf);
    case 'string':
      return textOf(shape);
    case 'number':
    case 'integer':
      return Math.max(shape.minimum ?? 0, 12);
    case 'boolean':
      return true;
    default:
      return null;
  }
}
