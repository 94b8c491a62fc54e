import { style } from '@vanilla-extract/css';
import { hidden } from '../../styles/hidden';
import { layered } from '../../styles/layered';

export const visuallyHidden = style(layered(hidden));
