import { routes } from '@/config/routes';
import { Link } from 'react-router-dom';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { GardenSummary } from '@/components/GardenSummary/GardenSummary';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { Plants } from '@/features/garden/Plants';
import { useGarden } from '@/features/garden/useGarden';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { gardenTexts } from '@/texts/garden';
import { summary, wide } from './GardenScreen.css';
import { GardenSkeleton } from './GardenSkeleton';

/** The garden of the signed-in member. */
export function GardenView({ memberId }: { memberId: string }) {
  const { garden, status, error, isAsking, retry } = useGarden(memberId);
  if (garden) {
    return (
      <>
        <div className={summary}>
          <GardenSummary garden={garden} />
        </div>
        <Plants holding={garden} />
      </>
    );
  }
  if (status !== 'failed') return <GardenSkeleton />;
  return (
    <div className={wide}>
      <h1>
        <VisuallyHidden>{gardenTexts.title}</VisuallyHidden>
      </h1>
      <ErrorPanel
        message={failureText(error, gardenTexts.failed)}
        hint={commonTexts.retryHint}
        retryLabel={commonTexts.retry}
        onRetry={retry}
        busy={isAsking}
        wayOut={
          <LinkButton as={Link} to={routes.home} variant="ghost">
            {commonTexts.home}
          </LinkButton>
        }
      />
    </div>
  );
}
