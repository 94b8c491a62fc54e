import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered';
import { vars } from '../tokens/vars.css';

export const mark = style(layered({ color: vars.color.accent }));

export const glint = style(layered({ stroke: vars.light }));
