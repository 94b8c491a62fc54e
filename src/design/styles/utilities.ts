import { base, fixed, wide } from './utilities.css';

type Base = typeof base;
type Fixed = typeof fixed;

/** A value, or one for all windows and another for wide ones. */
type Choice<Value> = Value | { base?: Value; wide?: Value } | undefined;
type Padding = keyof Base['paddingInline'];

/** The utilities as props: `gap={12} paddingX={{ base: 16, wide: 20 }}`. */
export type Utilities = {
  [Name in Exclude<keyof Base, 'gridTemplateColumns'>]?: Choice<keyof Base[Name]>;
} & { [Name in keyof Fixed]?: keyof Fixed[Name] | undefined } & {
  padding?: Choice<Padding>;
  paddingX?: Choice<Padding>;
  paddingY?: Choice<keyof Base['paddingTop']>;
  columns?: Choice<keyof Base['gridTemplateColumns']>;
};

type Table = Record<string, Record<string | number, string> | undefined>;
const tables: Table = { ...base, ...fixed };
const wideTables: Table = wide;

// A value for one side overrides a value for several sides.
const paddingY = ['paddingTop', 'paddingBottom'];
const properties: Record<string, string[]> = {
  padding: ['paddingInline', ...paddingY],
  paddingX: ['paddingInline'],
  paddingY,
  columns: ['gridTemplateColumns'],
  ...Object.fromEntries(Object.keys(tables).map((name) => [name, [name]])),
};

/** Separates the utilities from an element's other props. */
export function takeUtilities(props: Utilities & Record<string, unknown>) {
  const rest = Object.fromEntries(Object.entries(props).filter(([name]) => !(name in properties)));
  const chosen: Record<string, Choice<string>> = {};
  for (const name in properties) {
    const value = props[name] as Choice<string>;
    if (value !== undefined)
      for (const property of properties[name] ?? []) chosen[property] = value;
  }
  const classes = Object.entries(chosen).flatMap(([name, value]) => {
    const { base, wide } = typeof value === 'object' ? value : { base: value, wide: undefined };
    return [
      base !== undefined && tables[name]?.[base],
      wide !== undefined && wideTables[name]?.[wide],
    ];
  });
  return { classes, rest };
}
