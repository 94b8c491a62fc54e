import { ChoiceChips, type Choice } from '@/components/ChoiceChips/ChoiceChips';
import { Card } from '@/design/components/Card/Card';
import { Select } from '@/design/components/Select/Select';
import { Text } from '@/design/components/Text/Text';
import { CupIcon, GlassIcon, TrainIcon } from '@/design/icons/icons';
import { settingsAtom } from '@/state/settings';
import { joinedSpheresAtom, loadSpheresAtom, spheresAtom } from '@/state/spheres';
import { contentTexts, timingTexts } from '@/texts/categories';
import { videoPostTexts } from '@/texts/write';
import { contents, type Timing } from '@contract/rules/categories';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { reward, side } from './VideoForm.css';
import type { VideoValues } from './videoForm';

const timingChoices: Choice<Timing>[] = [
  { value: 'drinking', label: timingTexts.drinking, icon: <GlassIcon size={18} /> },
  { value: 'commute', label: timingTexts.commute, icon: <TrainIcon size={18} /> },
  { value: 'break', label: timingTexts.break, icon: <CupIcon size={18} /> },
];
const categoryChoices = contents.map((value) => ({ value, label: contentTexts[value] }));

interface VideoChoicesProps {
  values: VideoValues;
  onChange: (change: Partial<VideoValues>) => void;
}

/** What may be said beside the video, none of it required, and what it will earn. */
export function VideoChoices({ values, onChange }: VideoChoicesProps) {
  const { status } = useAtomValue(spheresAtom);
  const joined = useAtomValue(joinedSpheresAtom);
  const load = useSetAtom(loadSpheresAtom);
  const { review_required } = useAtomValue(settingsAtom);

  useEffect(() => {
    if (status === 'idle') void load();
  }, [status, load]);

  return (
    <Card edge className={side}>
      {joined.length > 0 && (
        <Select
          label={videoPostTexts.sphere}
          value={values.sphereId ?? ''}
          onChange={(event) => onChange({ sphereId: event.target.value || null })}
          options={[
            { value: '', label: videoPostTexts.noSphere },
            ...joined.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <ChoiceChips
        label={videoPostTexts.timing}
        choices={timingChoices}
        value={values.timing}
        onChange={(timing) => onChange({ timing })}
      />
      <ChoiceChips
        label={videoPostTexts.category}
        choices={categoryChoices}
        value={values.category}
        onChange={(category) => onChange({ category })}
      />
      <div className={reward}>
        <img src="/companion/bases/drop.svg" alt="" width={52} height={52} />
        <div>
          <Text as="p" variant="label">
            {videoPostTexts.reward}
          </Text>
          {review_required && (
            <Text as="p" variant="meta" tone="muted">
              {videoPostTexts.rewardNotice}
            </Text>
          )}
        </div>
      </div>
    </Card>
  );
}
