import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const links = style([text({ variant: 'caption' }), { color: color.textMuted }]);

/** High enough for a finger without visible extra space. */
export const link = style({
  display: 'inline-block',
  paddingBlock: space[6],
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** The privacy policy stands out among the links, as the law requires. */
export const strong = style([link, { color: color.text, fontWeight: vars.fontWeight.semibold }]);
