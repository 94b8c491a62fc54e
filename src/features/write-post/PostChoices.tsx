import { CategoryChoices } from '@/components/CategoryChoices/CategoryChoices';
import { RewardNote } from '@/components/RewardNote/RewardNote';
import { SphereChoice } from '@/components/SphereChoice/SphereChoice';
import { Text } from '@/design/components/Text/Text';
import { useOpenSphere, usePostSpheres } from '@/state/joinedSpheres';
import { settingsAtom } from '@/state/settings';
import { writeTexts } from '@/texts/write';
import { useAtomValue } from 'jotai';
import type { PostValues } from './editor';
import { movesVideoUp, sharesVideo } from './postValues';

interface PostChoicesProps {
  values: PostValues;
  /** The post as it is; null for a new one. A post earns nothing a second time. */
  before: PostValues | null;
  /** Whether the writer is the author, into whose spheres the post may go. */
  isOwn: boolean;
  onChange: (change: Partial<Omit<PostValues, 'blocks'>>) => void;
}

/** What may be said beside the blocks, all of it optional, and what the post will earn. */
export function PostChoices({ values, before, isOwn, onChange }: PostChoicesProps) {
  const present = before?.sphereId ?? null;
  const joined = usePostSpheres(present);
  const open = useOpenSphere(values.sphereId, present);
  const { review_required } = useAtomValue(settingsAtom);
  return (
    <>
      {isOwn && (
        <SphereChoice
          joined={joined}
          value={values.sphereId}
          open={open}
          onChange={(sphereId) => onChange({ sphereId })}
        />
      )}
      {sharesVideo(values) && <CategoryChoices value={values} onChange={onChange} />}
      {movesVideoUp(values) && (
        <Text as="p" variant="meta" tone="muted">
          {writeTexts.videoLeads}
        </Text>
      )}
      {!before && <RewardNote afterReview={review_required} />}
    </>
  );
}
