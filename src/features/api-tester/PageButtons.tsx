import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { apiTesterTexts } from '@/texts/admin/testers';
import type { TesterValues } from '@contract/testers/types';
import type { TesterOutcome } from './outcome';
import { pagesBeside } from './pages';

interface PageButtonsProps {
  outcome: TesterOutcome;
  onRun: (values: TesterValues) => void;
}

/** Buttons for the previous and the next page; each starts a new run. */
export function PageButtons({ outcome, onRun }: PageButtonsProps) {
  const { previous, next } = pagesBeside(outcome);
  if (!previous && !next) return null;
  return (
    <Cluster as="nav" justifyContent="center" aria-label={apiTesterTexts.pages}>
      <Button variant="soft" disabled={!previous} onClick={() => previous && onRun(previous)}>
        {apiTesterTexts.previousPage}
      </Button>
      <Button variant="soft" disabled={!next} onClick={() => next && onRun(next)}>
        {apiTesterTexts.nextPage}
      </Button>
    </Cluster>
  );
}
