import type { ReactNode } from 'react';
import { Text } from '../Text/Text';
import { body, empty } from './EmptyState.css';

/** The content of an empty place. */
export interface EmptyStateProps {
  /** A drawing, edge to edge above the text. */
  scene?: ReactNode;
  /** One sentence: what is missing, and how to get it. */
  message: string;
  /** One button. */
  action?: ReactNode;
}

/** For an empty place: a drawn scene, one sentence, one button. Put it in a Card with padding "none". */
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
