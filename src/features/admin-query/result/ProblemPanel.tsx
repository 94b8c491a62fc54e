import { AlertPanel } from '@/components/AlertPanel/AlertPanel';
import type { QueryProblem } from './queryErrors';

/** Why the query did not run. */
export function ProblemPanel({ id, problem }: { id: string; problem: QueryProblem | null }) {
  const details = problem?.detail ? [problem.detail] : [];
  return <AlertPanel id={id} message={problem?.text ?? null} details={details} />;
}
