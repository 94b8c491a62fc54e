import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { handle } from './SplitHandle.css';

/** The width of the column after the line, in CSS px. */
export interface SplitHandleProps {
  /** The name of the divided area, for a screen reader. */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

const STEP = 24;

/**
 * Divides two columns of a wide window: it is dragged, or moved with the arrow keys, Home and End.
 * Its owner sets the width of the second column.
 */
export function SplitHandle({ label, value, min, max, onChange }: SplitHandleProps) {
  const drag = useRef<{ x: number; value: number } | null>(null);
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, value };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (drag.current) set(drag.current.value + drag.current.x - clientX);
  };
  const end = () => {
    drag.current = null;
  };
  const steps: Record<string, number> = {
    ArrowLeft: value + STEP,
    ArrowRight: value - STEP,
    Home: max,
    End: min,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      className={handle}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onLostPointerCapture={end}
      onKeyDown={onKeyDown}
    />
  );
}
