import { Button } from '@/design/components/Button/Button';
import { characterTexts } from '@/texts/character';
import type { SyntheticEvent } from 'react';
import { controls } from './PlacedPart.css';

interface PartControlsProps {
  x: number;
  y: number;
  width: number;
  /** The part that they belong to. */
  part: string;
  onReset: () => void;
  onDone: () => void;
}

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));
const own = (event: SyntheticEvent) => event.stopPropagation();

/** Next to the part that is being moved, and always inside the canvas. */
export function PartControls({ x, y, width, part, onReset, onDone }: PartControlsProps) {
  const below = y + width / 2 + 7;
  const above = y - width / 2 - 7;
  const top = y > 50 ? between(4, above, 96) : between(4, below, 96);
  return (
    <div
      role="group"
      aria-label={characterTexts.movePart(part)}
      className={controls}
      style={{ left: `${between(28, x, 72)}%`, top: `${top}%` }}
      // Presses here must not reach the canvas.
      onPointerDown={own}
      onClick={own}
    >
      <Button size="sm" variant="ghost" onClick={onReset}>
        {characterTexts.reset}
      </Button>
      <Button size="sm" variant="outline" onClick={onDone}>
        {characterTexts.done}
      </Button>
    </div>
  );
}
