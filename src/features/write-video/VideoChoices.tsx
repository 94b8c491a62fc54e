import { CategoryChoices } from '@/components/CategoryChoices/CategoryChoices';
import { RewardNote } from '@/components/RewardNote/RewardNote';
import { SphereChoice } from '@/components/SphereChoice/SphereChoice';
import { useOpenSphere, usePostSpheres } from '@/state/joinedSpheres';
import { settingsAtom } from '@/state/settings';
import { useAtomValue } from 'jotai';
import type { VideoValues } from './videoValues';

interface VideoChoicesProps {
  values: VideoValues;
  onChange: (change: Partial<VideoValues>) => void;
}

/** The optional choices for the video, and its expected rewards. */
export function VideoChoices({ values, onChange }: VideoChoicesProps) {
  const joined = usePostSpheres();
  const open = useOpenSphere(values.sphereId);
  const { review_required } = useAtomValue(settingsAtom);
  return (
    <>
      <SphereChoice
        joined={joined}
        value={values.sphereId}
        open={open}
        onChange={(sphereId) => onChange({ sphereId })}
      />
      <CategoryChoices value={values} onChange={onChange} />
      <RewardNote afterReview={review_required} />
    </>
  );
}
