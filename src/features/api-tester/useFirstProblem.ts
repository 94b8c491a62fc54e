import { useEffect, useEffectEvent, useRef } from 'react';
import type { TesterProblem } from './problem';

/** Focuses the first field that a problem is about. Returns the ref for the form. */
export function useFirstProblem(problem: TesterProblem | null) {
  const form = useRef<HTMLDivElement>(null);
  const focusFirst = useEffectEvent(() => {
    const fields = form.current?.querySelectorAll<HTMLElement>('[data-param]') ?? [];
    [...fields].find(({ dataset: { param = '' } }) => param in (problem?.fields ?? {}))?.focus();
  });
  useEffect(() => focusFirst(), [problem]);
  return form;
}
