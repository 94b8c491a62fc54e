import { CupIcon, GlassIcon, TrainIcon } from '@/design/icons/icons';
import { optionsOf } from '@/design/options';
import { contentTexts, timingTexts } from '@/texts/categories';
import { writeTexts } from '@/texts/write';
import { contents, type ContentCategory, type Timing } from '@contract/rules/posts/categories';
import { ChoiceChips, type Choice } from '../ChoiceChips/ChoiceChips';

const timingChoices: Choice<Timing>[] = [
  { value: 'drinking', label: timingTexts.drinking, icon: <GlassIcon /> },
  { value: 'commute', label: timingTexts.commute, icon: <TrainIcon /> },
  { value: 'break', label: timingTexts.break, icon: <CupIcon /> },
];
const categoryChoices = optionsOf(contents, contentTexts);

/** The best time to watch a video and its topic; both are optional. */
export interface Categories {
  timing: Timing | null;
  category: ContentCategory | null;
}

export interface CategoryChoicesProps {
  value: Categories;
  onChange: (change: Partial<Categories>) => void;
}

/** Lets the writer choose the best time to watch a video and its topic. */
export function CategoryChoices({ value, onChange }: CategoryChoicesProps) {
  return (
    <>
      <ChoiceChips
        label={writeTexts.timing}
        options={timingChoices}
        value={value.timing}
        onChange={(timing) => onChange({ timing })}
      />
      <ChoiceChips
        label={writeTexts.category}
        options={categoryChoices}
        value={value.category}
        onChange={(category) => onChange({ category })}
      />
    </>
  );
}
