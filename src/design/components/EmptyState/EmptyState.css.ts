import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

export const empty = style(layered({ textAlign: 'center' }));

export const body = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[16],
    padding: `${vars.space[20]} ${vars.space[20]} ${vars.space[24]}`,
  }),
);
