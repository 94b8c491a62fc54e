import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Gives the address one step back in the history, if the reader has just come from there; else
 * null.
 */
export function useCameFrom(): string | null {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const path = pathname + search;
  const [trail, setTrail] = useState({ key, path, before: null as string | null });
  if (trail.key === key) return trail.before;
  const before = { PUSH: trail.path, REPLACE: trail.before, POP: null }[type];
  setTrail({ key, path, before });
  return before;
}
