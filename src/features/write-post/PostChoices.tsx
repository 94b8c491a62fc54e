import { CategoryChoices } from '@/components/CategoryChoices/CategoryChoices';
import { RewardNote } from '@/components/RewardNote/RewardNote';
import { SphereChoice } from '@/components/SphereChoice/SphereChoice';
import { Text } from '@/design/components/Text/Text';
import { useJoinedSpheres, useOpenSphere } from '@/state/joinedSpheres';
import { settingsAtom } from '@/state/settings';
import { writeTexts } from '@/texts/write';
import { useAtomValue } from 'jotai';
import type { PostValues } from './editor';
import { movesVideoUp, sharesVideo } from './postValues';

interface PostChoicesProps {
  values: PostValues;
  /** A post stays in the sphere it was written in, and earns nothing a second time. */
  isChange: boolean;
  onChange: (change: Partial<Omit<PostValues, 'blocks'>>) => void;
}

/** What may be said beside the blocks, all of it optional, and what the post will earn. */
export function PostChoices({ values, isChange, onChange }: PostChoicesProps) {
  const joined = useJoinedSpheres();
  const open = useOpenSphere(values.sphereId);
  const { review_required } = useAtomValue(settingsAtom);
  return (
    <>
      {!isChange && (
        <SphereChoice
          joined={joined}
          chosen={values.sphereId}
          open={open}
          onChoose={(sphereId) => onChange({ sphereId })}
        />
      )}
      {sharesVideo(values) && <CategoryChoices value={values} onChange={onChange} />}
      {movesVideoUp(values) && (
        <Text as="p" variant="meta" tone="muted">
          {writeTexts.videoLeads}
        </Text>
      )}
      {!isChange && <RewardNote afterReview={review_required} />}
    </>
  );
}
