import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const { color, controlHeight, radius, space } = vars;

export const list = style(layered({ display: 'grid', outline: 'none' }));

export const item = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[8],
    paddingInlineEnd: space[16],
    outline: 'none',
    // No border between two items: while one is moved, its possible places are between them.
    boxShadow: `inset 0 1px ${color.hairline}`,
    selectors: {
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
      '&[data-dragging]': { opacity: 0.5 },
    },
  }),
);

export const handle = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'stretch',
    minWidth: controlHeight.md,
    minHeight: controlHeight.md,
    border: 0,
    borderRadius: radius.sm,
    padding: 0,
    background: 'none',
    color: color.textMuted,
    cursor: 'grab',
    touchAction: 'none',
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-4px' },
      '&[data-hovered]': { color: color.text },
      '&[data-disabled]': { visibility: 'hidden' },
    },
  }),
);

/** The place where a moved item goes: a line between two items, which takes no room. */
export const gap = style(
  layered({
    position: 'relative',
    zIndex: 1,
    height: '3px',
    marginBlock: '-1.5px',
    borderRadius: radius.full,
    outline: 'none',
    selectors: { '&[data-drop-target]': { backgroundColor: color.accent } },
  }),
);
