import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { borderWidth, color, fontSize, radius, space } = vars;

/** Its picture brings its own light margin, so it can be read in either theme. */
export const qr = style({ width: '208px', height: '208px', borderRadius: radius.md });

/** A code that people copy by hand. */
export const mono = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize[15],
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: space[8],
  padding: space[16],
  border: `${borderWidth.thin} solid ${color.hairline}`,
  borderRadius: radius.md,
});
