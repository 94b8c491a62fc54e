import { describe, expect, test } from 'vitest';
import { layoutOnlyStyles } from './layout-styles';

const styles = `export const row = style({
  display: 'flex',
  gap: vars.space[2],
});

export const framed = style({
  display: 'flex',
  padding: vars.space[2],
});
`;

describe('The check of layouts', () => {
  test('complains of a style that only lays out', () => {
    expect(layoutOnlyStyles(new Map([['src/components/A/A.css.ts', styles]]))).toEqual([
      'src/components/A/A.css.ts: row only lays out; use Stack, Row or Cluster.',
    ]);
  });

  test('leaves the design system alone', () => {
    expect(layoutOnlyStyles(new Map([['src/design/A/A.css.ts', styles]]))).toEqual([]);
  });
});
