import { CategoryChoices } from '@/components/CategoryChoices/CategoryChoices';
import { RewardNote } from '@/components/RewardNote/RewardNote';
import { Select } from '@/design/components/Select/Select';
import { settingsAtom } from '@/state/settings';
import { useJoinedSpheres } from '@/state/spheres';
import { writeTexts } from '@/texts/write';
import { useAtomValue } from 'jotai';
import type { PostValues } from './editor';
import { sharesVideo } from './postForm';

interface PostChoicesProps {
  values: PostValues;
  /** A post stays in the sphere it was written in, and earns nothing a second time. */
  isChange: boolean;
  onChange: (change: Partial<Omit<PostValues, 'blocks'>>) => void;
}

/** What may be said beside the blocks, none of it required, and what the post will earn. */
export function PostChoices({ values, isChange, onChange }: PostChoicesProps) {
  const joined = useJoinedSpheres();
  const { review_required } = useAtomValue(settingsAtom);
  return (
    <>
      {!isChange && joined.length > 0 && (
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
      {sharesVideo(values) && <CategoryChoices value={values} onChange={onChange} />}
      {!isChange && <RewardNote afterReview={review_required} />}
    </>
  );
}
