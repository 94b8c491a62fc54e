import { text } from '@/design/components/Text/Text.css';
import { touchTarget } from '@/design/styles/touchTarget';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, lineHeight, space, borderWidth, radius } = vars;

export const group = style({
  display: 'grid',
  gap: space[16],
  padding: space[16],
  border: `${borderWidth.thin} solid ${color.hairline}`,
  borderRadius: radius.md,
});

/** The checkbox for all consents, set apart from the single ones. */
export const all = style({
  paddingBottom: space[16],
  borderBottom: `${borderWidth.thin} solid ${color.hairline}`,
});

export const view = style({
  position: 'relative',
  flexShrink: 0,
  color: color.textMuted,
  fontSize: fontSize[15],
  lineHeight: '1.5rem',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ...touchTarget(10),
});

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[6],
  paddingInlineStart: '34px',
  color: color.danger,
  fontSize: fontSize[15],
  lineHeight: lineHeight.snug,
  selectors: { '&:empty': { display: 'none' } },
});

/** Centres a 16 px icon on the first line of the words. */
export const errorIcon = style({ flexShrink: 0, marginTop: '2.5px' });

/** Always rendered, so that new text is announced; takes no space while empty. */
export const formErrorPlace = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const errorLine = style({
  backgroundColor: color.dangerSoft,
  color: color.danger,
  fontSize: fontSize[15],
  lineHeight: lineHeight.snug,
});

/** Close to the password field. */
export const forgotLine = style([
  text({ variant: 'label', weight: 'regular' }),
  { textAlign: 'end', marginBlock: `calc(-1 * ${space[12]})` },
]);

export const toggleLink = style({
  position: 'relative',
  color: color.accent,
  fontWeight: fontWeight.bold,
  textUnderlineOffset: '3px',
  ...touchTarget(10),
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const demoTitle = style([
  text({ variant: 'meta', tone: 'muted' }),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    selectors: {
      '&::before, &::after': {
        content: '""',
        flexGrow: 1,
        height: '1px',
        backgroundColor: color.hairline,
      },
    },
  },
]);
