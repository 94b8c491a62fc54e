import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { profileTexts } from '@/texts/profile';
import type { Member } from '@contract/models/member';
import { experienceRatio, experienceToNextLevel } from '@contract/rules/levels';

interface ExperienceBarProps {
  member: Pick<Member, 'level' | 'experience'>;
  /** Where another line says the numbers. */
  hideText?: boolean;
}

/** How far a member has come towards the next level. */
export function ExperienceBar({ member: { level, experience }, hideText }: ExperienceBarProps) {
  return (
    <ProgressBar
      label={profileTexts.experience}
      value={experienceRatio(level, experience)}
      valueText={profileTexts.experienceValue(experience, experienceToNextLevel(level))}
      {...(hideText && { hideText })}
    />
  );
}
