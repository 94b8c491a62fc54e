import { Stack } from '@/design/components/Stack/Stack';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './WriteForm.css';

export interface WriteFormProps extends Omit<ComponentPropsWithRef<'form'>, 'className'> {
  /** Locks the fields while the form is being sent; the bar and its ways out stay usable. */
  busy: boolean;
  /** The optional choices, in a separate column if there is room. */
  side: ReactNode;
  /** The bar at the bottom of the screen. */
  bar: ReactNode;
}

/** The two columns of a writing form, above the bar that sends it. */
export function WriteForm({ busy, side, bar, children, ...form }: WriteFormProps) {
  return (
    <form {...form} className={styles.form} noValidate>
      <Stack gap={{ base: 8, wide: 16 }} minWidth={0} inert={busy}>
        {children}
      </Stack>
      <div className={styles.side} inert={busy}>
        <Stack gap={24}>{side}</Stack>
      </div>
      {bar}
    </form>
  );
}
