import { Page } from '@/design/components/Page/Page';
import { PageBar } from '@/components/PageBar/PageBar';
import { contentId, myPath, routes } from '@/config/routes';
import { PageTitle } from '@/features/page/PageTitle';
import { gardenTexts } from '@/texts/garden';
import { MemberSlot } from '../parts/MemberSlot/MemberSlot';
import { columns, summary, wide } from './GardenScreen.css';
import { Link } from 'react-router-dom';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { GardenSummary, GardenSummarySkeleton } from '@/components/GardenSummary/GardenSummary';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { Plants } from '@/features/garden/Plants';
import { useGarden } from '@/features/garden/garden';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { PlantCardSkeleton } from '@/components/PlantCard/PlantCardSkeleton';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { plants, section } from '@/features/garden/Plants.css';
import { useBack } from '@/features/page/useBack';

/** The skeleton of the garden. */
function GardenSkeleton() {
  return (
    <>
      <div className={summary}>
        <GardenSummarySkeleton />
      </div>
      <div className={section} aria-busy="true">
        <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
        <Skeleton width={120} height={25} />
        <div className={plants}>
          {[0, 1, 2].map((at) => (
            <PlantCardSkeleton key={at} />
          ))}
        </div>
      </div>
    </>
  );
}

/** The garden of the signed-in member. */
function GardenView({ memberId }: { memberId: string }) {
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

/** The member's own garden. Only for members. */
export default function GardenScreen() {
  const back = useBack(myPath());
  return (
    <Page id={contentId}>
      <PageTitle title={gardenTexts.title} />
      <PageBar title={gardenTexts.title} onBack={back} />
      <div className={columns}>
        <MemberSlot title={gardenTexts.title} skeleton={<GardenSkeleton />}>
          {(member) => <GardenView key={member.user_id} memberId={member.user_id} />}
        </MemberSlot>
      </div>
    </Page>
  );
}
