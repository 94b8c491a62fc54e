import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { borderWidth, color, fontSize, fontWeight, media, radius, space } = vars;

export const hints = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  padding: space[4],
  borderRadius: radius.sm,
  color: color.textMuted,
  fontSize: fontSize[15],
  '@media': { [media.phone]: { display: 'none' }, [media.touch]: { display: 'none' } },
});

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '22px',
  height: '22px',
  paddingInline: space[4],
  border: `${borderWidth.thin} solid ${color.hairline}`,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
  color: color.text,
  fontFamily: 'inherit',
  fontSize: fontSize[13],
  fontWeight: fontWeight.bold,
});
