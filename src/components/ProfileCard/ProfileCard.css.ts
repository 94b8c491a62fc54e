import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { space } = vars;

export const person = style({ display: 'flex', alignItems: 'center', gap: space[16] });
export const words = style({ minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
