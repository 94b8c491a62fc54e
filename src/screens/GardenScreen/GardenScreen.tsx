import { Page } from '@/design/components/Page/Page';
import { PageBar } from '@/components/PageBar/PageBar';
import { contentId, myPath } from '@/config/routes';
import { PageTitle } from '@/features/page/PageTitle';
import { useBack } from '@/features/page/useBack';
import { gardenTexts } from '@/texts/garden';
import { layoutTexts } from '@/texts/layout';
import { MemberSlot } from '../parts/MemberSlot/MemberSlot';
import { columns } from './GardenScreen.css';
import { GardenSkeleton } from './GardenSkeleton';
import { GardenView } from './GardenView';

/** The member's own garden. Only for members. */
export default function GardenScreen() {
  const back = useBack(myPath());
  return (
    <Page id={contentId}>
      <PageTitle title={layoutTexts.pageTitle(gardenTexts.title)} />
      <PageBar title={gardenTexts.title} onBack={back} />
      <div className={columns}>
        <MemberSlot title={gardenTexts.title} skeleton={<GardenSkeleton />}>
          {(member) => <GardenView key={member.user_id} memberId={member.user_id} />}
        </MemberSlot>
      </div>
    </Page>
  );
}
