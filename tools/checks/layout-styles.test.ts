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
  test('reports a style that only sets a layout', () => {
    expect(layoutOnlyStyles(new Map([['src/components/A/A.css.ts', styles]]))).toEqual([
      'src/components/A/A.css.ts: row only lays out; use Stack, Row or Cluster.',
    ]);
  });

  test('ignores the design system', () => {
    expect(layoutOnlyStyles(new Map([['src/design/A/A.css.ts', styles]]))).toEqual([]);
  });
});
