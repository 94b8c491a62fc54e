import { Card } from '@/design/components/Card/Card';
import { Stack } from '@/design/components/Stack/Stack';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './WriteForm.css';

export interface WriteFormProps extends Omit<ComponentPropsWithRef<'form'>, 'className'> {
  /** What is being sent is not to be changed; the bar stays, and with it the ways out. */
  held: boolean;
  /** What may be said beside the text, in a column of its own where there is room. */
  side: ReactNode;
  /** The foot of the screen. */
  bar: ReactNode;
}

/** The two columns in which something is written, above the bar that sends it. */
export function WriteForm({ held, side, bar, children, ...form }: WriteFormProps) {
  return (
    <form {...form} className={styles.form} noValidate>
      <Stack gap={{ base: 8, wide: 16 }} minWidth={0} inert={held}>
        {children}
      </Stack>
      <Card edge className={styles.side} inert={held}>
        <Stack gap={24}>{side}</Stack>
      </Card>
      {bar}
    </form>
  );
}
