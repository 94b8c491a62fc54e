import { text } from '@/design/components/Text/Text.css';
import { touchTarget } from '@/design/styles/touchTarget';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

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

export const toggleLine = style([
  text({ variant: 'label', tone: 'muted', weight: 'regular' }),
  { textAlign: 'center' },
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
