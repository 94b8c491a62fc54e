import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Whether the reader came back to the page (back, forward, reload) instead of following a link to
 * it.
 */
export function useIsReturn(): boolean {
  return useNavigationType() === NavigationType.Pop;
}
