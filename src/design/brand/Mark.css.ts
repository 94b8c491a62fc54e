import { layeredStyle } from '../styles/layered';
import { vars } from '../tokens/vars.css';

export const mark = layeredStyle({ color: vars.color.accent });

export const glint = layeredStyle({ stroke: vars.light });
