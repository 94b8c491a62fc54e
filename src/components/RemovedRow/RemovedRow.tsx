import { Button } from '@/design/components/Button/Button';
import { Text } from '@/design/components/Text/Text';
import { myTexts } from '@/texts/my';
import { useId } from 'react';
import { row, tile } from './RemovedRow.css';

export interface RemovedRowProps {
  /** The sentence that says what happened to the removed item. */
  message: string;
  onUndo: () => void;
  /** Whether it replaces a card of a grid. */
  asTile?: boolean;
}

/** Replaces a removed item of a list; it can be restored while the list is open. */
export function RemovedRow({ message, onUndo, asTile }: RemovedRowProps) {
  const id = useId();
  return (
    <div className={asTile ? tile : row}>
      <Text as="p" variant="meta" tone="muted" id={id}>
        {message}
      </Text>
      <Button variant="ghost" size="sm" aria-describedby={id} onClick={onUndo}>
        {myTexts.undo}
      </Button>
    </div>
  );
}
