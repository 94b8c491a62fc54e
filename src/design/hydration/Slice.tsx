import { Suspense, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { awaitTurn, begunOf, createTurn, endTurn, type Turn } from './hydration';

interface SliceProps {
  children: ReactNode;
}

interface HydratedProps extends SliceProps {
  turn: Turn | null;
  onHydrated: () => void;
}

function Hydrated({ turn, onHydrated, children }: HydratedProps) {
  if (turn) use(begunOf(turn));
  useEffect(() => {
    if (turn) endTurn(turn);
    onHydrated();
  }, [turn, onHydrated]);
  return children;
}

/**
 * A part of a page that is hydrated separately: hydration runs in short tasks so that the browser
 * can paint in between, and a pressed part comes first. Do not put a slice into another slice.
 */
export function Slice({ children }: SliceProps) {
  const [turn] = useState(createTurn);
  const [served] = useState(children);
  const [isHydrated, setIsHydrated] = useState(turn === null);
  useEffect(() => {
    if (!turn) return;
    awaitTurn(turn);
    return () => endTurn(turn);
  }, [turn]);
  // A slice whose children change before its turn would lose its markup and render from scratch.
  const shown = isHydrated ? children : served;
  return useMemo(
    () => (
      <Suspense>
        <Hydrated turn={turn} onHydrated={() => setIsHydrated(true)}>
          {shown}
        </Hydrated>
      </Suspense>
    ),
    [turn, shown],
  );
}
