import { NavigationType, useNavigationType } from 'react-router-dom';

/** Whether the page was come back to (back, forward, reload) rather than newly gone to. */
export function useIsReturn(): boolean {
  return useNavigationType() === NavigationType.Pop;
}
