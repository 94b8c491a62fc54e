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
  /** The saved post; null for a new one. Editing a post earns no second reward. */
  before: PostValues | null;
  /** Whether the writer is the author, whose spheres are offered. */
  isOwn: boolean;
  onChange: (change: Partial<Omit<PostValues, 'blocks'>>) => void;
}

/** The optional choices of a post, and its expected rewards. */
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
