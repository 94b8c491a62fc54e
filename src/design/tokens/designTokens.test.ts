import { expect, test } from 'vitest';
import { designTokens } from './designTokens';
import { themeContract } from './vars.css';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The paths of all leaves: of tokens if the tree has `$value`, otherwise of the contract's names. */
function paths(tree: unknown, path = ''): string[] {
  if (!isObject(tree) || '$value' in tree) return [path];
  return Object.entries(tree).flatMap(([name, branch]) => paths(branch, `${path}/${name}`));
}

function leaves(tree: unknown): Record<string, unknown>[] {
  if (!isObject(tree)) return [];
  return '$value' in tree ? [tree] : Object.values(tree).flatMap(leaves);
}

const some: unknown = expect.any(Number);
const unit: unknown = expect.stringMatching(/^(px|rem|ms)$/);
const measure = { value: some, unit };
const share: unknown = expect.toSatisfy((part: number) => part >= 0 && part <= 1);
const components = [share, share, share];
const color: unknown = expect.objectContaining({ colorSpace: 'srgb', components, alpha: share });
const inset: unknown = expect.any(Boolean);

/** The value of each type in the format (https://www.designtokens.org/tr/2025.10/). */
const shapes: Record<string, unknown> = {
  color,
  dimension: measure,
  duration: measure,
  number: some,
  fontWeight: some,
  cubicBezier: [some, some, some, some],
  shadow: expect.toSatisfy((layers: unknown[]) => layers.length > 0),
};

test('every token has a value of its type', () => {
  const found = leaves(designTokens());
  expect(found.length).toBeGreaterThan(150);
  for (const { $type, $value } of found) expect($value).toEqual(shapes[String($type)]);
});

test('every layer of a shadow is complete', () => {
  const shadows = leaves(designTokens()).filter(({ $type }) => $type === 'shadow');
  expect(shadows).toHaveLength(6);
  for (const layer of shadows.flatMap(({ $value }) => $value as unknown[])) {
    expect(layer).toEqual({
      color,
      offsetX: measure,
      offsetY: measure,
      blur: measure,
      spread: measure,
      inset,
    });
  }
});

test('both themes define every name of the contract', () => {
  const { light, dark } = designTokens();
  expect(paths(light).sort()).toEqual(paths(themeContract).sort());
  expect(paths(dark).sort()).toEqual(paths(themeContract).sort());
});

test('no token contains null', () => {
  expect(JSON.stringify(designTokens())).not.toContain('null');
});
