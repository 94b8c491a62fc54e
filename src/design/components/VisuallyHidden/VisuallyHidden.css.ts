import { hidden } from '../../styles/hidden';
import { layeredStyle } from '../../styles/layered';

export const visuallyHidden = layeredStyle(hidden);
