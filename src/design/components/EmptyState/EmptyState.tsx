import type { ReactNode } from 'react';
import { Text } from '../Text/Text';
import { body, empty } from './EmptyState.css';

/** What is said where there is nothing yet. */
export interface EmptyStateProps {
  /** A drawing, edge to edge above the words. */
  scene?: ReactNode;
  /** One sentence: what is not here, and what would bring it. */
  message: string;
  /** One button. */
  action?: ReactNode;
}

/** Nothing here yet: a drawn scene, one sentence, one button. Put it in a Card with padding "none". */
export function EmptyState({ scene, message, action }: EmptyStateProps) {
  return (
    <div className={empty}>
      {scene}
      <div className={body}>
        <Text as="p" variant="label">
          {message}
        </Text>
        {action}
      </div>
    </div>
  );
}
