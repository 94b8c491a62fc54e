import { layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const { color } = vars;

/** A drawing of water, in CSS because a picture might not load either. */
export const scene = layeredStyle({
  display: 'block',
  height: '96px',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const water = layeredStyle({ fill: color.accentSoft });
export const ripple = layeredStyle({ stroke: color.accent, strokeWidth: '3px', opacity: 0.5 });
export const sign = layeredStyle({ fill: color.surface, stroke: color.danger, strokeWidth: '4px' });
