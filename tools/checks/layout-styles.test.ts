import { describe, expect, test } from 'vitest';
import { layoutOnlyStyles } from './layout-styles';

const styles = `export const row = style({
  display: 'flex',
  gap: space[12],
  padding: space[20],
  '@media': { [media.phone]: { padding: space[16] } },
});
export const note = style([text({ variant: 'meta' }), { textAlign: 'center' }]);

export const framed = style({ display: 'flex', borderRadius: radius.lg });
export const uneven = style({ display: 'grid', gridTemplateColumns: 'auto 1fr' });
export const base = style({ display: 'grid' });
export const built = style([base, { minHeight: '64px' }]);
`;

describe('The check of layouts', () => {
  test('reports a style that only sets a layout or a text', () => {
    expect(layoutOnlyStyles(new Map([['src/components/A/A.css.ts', styles]]))).toEqual([
      'src/components/A/A.css.ts: row only lays out; use Stack, Row or Text.',
      'src/components/A/A.css.ts: note only lays out; use Stack, Row or Text.',
    ]);
  });

  test('ignores the design system', () => {
    expect(layoutOnlyStyles(new Map([['src/design/A/A.css.ts', styles]]))).toEqual([]);
  });
});
