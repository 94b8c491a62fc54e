import type { Tester, TesterRule, TesterValues } from './types';

const has = (values: TesterValues, name: string) => (values[name] ?? '') !== '';

/** At least one of these is required. The third party takes exactly one. */
export function needsOneOf(names: readonly string[], text: string): TesterRule {
  const isBroken = (values: TesterValues) => !names.some((name) => has(values, name));
  return { names, text, isBroken, demand: 'filter' };
}

/** At most one of these may be given. */
export function onlyOneOf(names: readonly string[], text: string): TesterRule {
  return {
    names,
    text,
    isBroken: (values) => names.filter((name) => has(values, name)).length > 1,
  };
}

/** Either all of these are given or nothing of them. */
export function togetherOnly(names: readonly string[], text: string): TesterRule {
  const isBroken = (values: TesterValues) => {
    const count = names.filter((name) => has(values, name)).length;
    return count > 0 && count < names.length;
  };
  return { names, text, isBroken, demand: 'together' };
}

/** A rule with its own check. */
export function rule(
  names: readonly string[],
  text: string,
  isBroken: (values: TesterValues) => boolean,
): TesterRule {
  return { names, text, isBroken };
}

/** The values that the tester reads, without those that the other values make meaningless. */
export const usedValues = ({ unused }: Pick<Tester, 'unused'>, values: TesterValues) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => unused(values, name) === null));

/** For a tester that always reads all its parameters. */
export const noneUnused = (): null => null;

/** The values of a parameter that takes several. */
export function listOf(values: TesterValues, name: string): string[] {
  return (values[name] ?? '').split(',').filter((one) => one !== '');
}
