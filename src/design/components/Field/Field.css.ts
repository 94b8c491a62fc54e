import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';
import { control } from './control.css';

export const input = styleVariants({
  md: [control],
  lg: [control, layered({ minHeight: vars.controlHeight.lg, padding: `13px ${vars.space[16]}` })],
});

/** Space inside the field for an element at its start or end. */
export const room = styleVariants({
  start: layered({ paddingInlineStart: '48px' }),
  end: layered({ paddingInlineEnd: vars.space[56] }),
  wideEnd: layered({ paddingInlineEnd: '104px' }),
});

const place = layered({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
});

export const start = style([
  place,
  layered({ left: vars.space[16], color: vars.color.textMuted, pointerEvents: 'none' }),
]);

export const revealPlace = style([place, layered({ right: '4px' })]);

export const end = style([place, layered({ right: vars.space[12] })]);
