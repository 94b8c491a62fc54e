import { text } from '@/design/components/Text/Text.css';
import { card } from '@/design/components/Card/Card.css';
import { codeFont } from '@/design/styles/codeFont';
import { sidebarGrid } from '@/design/styles/sidebarGrid';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontSize, lineHeight, radius, space } = vars;

export const frame = style(sidebarGrid('384px'));

export const side = style([
  card({ edge: true }),
  {
    '@media': {
      [vars.media.desktop]: {
        position: 'sticky',
        top: space[24],
        maxHeight: `calc(100dvh - 2 * ${space[24]})`,
        overflow: 'auto',
        gridColumn: 2,
        gridRow: '1 / span 2',
      },
    },
  },
]);

/** It has the focus only while the next page is on its way. */
export const resultArea = style({ outline: 'none' });
export const progress = style([card({ edge: true }), resultArea]);

/** What a run came to, on the page's own ground: on a phone it keeps off the screen's edge. */
const sentence = style({
  selectors: { '&:empty': { position: 'absolute' } },
  '@media': { [vars.media.phone]: { paddingInline: space[16] } },
});
export const said = {
  done: style([text({ variant: 'label', tone: 'success' }), sentence]),
  state: style([text({ variant: 'meta', tone: 'muted' }), sentence]),
};

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: `${space[16]} ${space[16]}`,
  alignItems: 'start',
});

/** The browser's own list, opened by the arrow at the end of a field. */
export const suggestions = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: radius.sm,
  color: color.textMuted,
  selectors: {
    '&:focus-within': { outline: `2px solid ${color.focus}` },
  },
  '@media': { [vars.media.touch]: { width: '44px', height: '44px' } },
});

export const suggestionList = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const code = style({
  margin: 0,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.sm,
  backgroundColor: color.surfaceSunken,
  fontFamily: codeFont,
  fontSize: fontSize[13],
  lineHeight: lineHeight.snug,
  wordBreak: 'break-all',
  whiteSpace: 'pre-wrap',
});

export const row = style({ boxShadow: `inset 0 -1px ${color.hairline}` });

export const constraints = style({ listStyle: 'disc', paddingInlineStart: space[20] });
