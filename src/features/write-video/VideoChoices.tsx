import { CategoryChoices } from '@/components/CategoryChoices/CategoryChoices';
import { RewardNote } from '@/components/RewardNote/RewardNote';
import { Select } from '@/design/components/Select/Select';
import { settingsAtom } from '@/state/settings';
import { useJoinedSpheres } from '@/state/spheres';
import { writeTexts } from '@/texts/write';
import { useAtomValue } from 'jotai';
import type { VideoValues } from './videoForm';

interface VideoChoicesProps {
  values: VideoValues;
  onChange: (change: Partial<VideoValues>) => void;
}

/** What may be said beside the video, none of it required, and what it will earn. */
export function VideoChoices({ values, onChange }: VideoChoicesProps) {
  const joined = useJoinedSpheres();
  const { review_required } = useAtomValue(settingsAtom);
  return (
    <>
      {joined.length > 0 && (
        <Select
          label={writeTexts.sphere}
          value={values.sphereId ?? ''}
          onChange={(event) => onChange({ sphereId: event.target.value || null })}
          options={[
            { value: '', label: writeTexts.noSphere },
            ...joined.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <CategoryChoices value={values} onChange={onChange} />
      <RewardNote afterReview={review_required} />
    </>
  );
}
