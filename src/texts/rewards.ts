import { formatNumber } from '@contract/rules/text/counts';
import { josa } from 'es-hangul';

/** The messages about earned rewards. */
export const rewardTexts = {
  failed: '경험치를 반영하지 못했습니다.',
  daily: '출석 경험치를 받았습니다.',
  dailyDetail: (experience: number, days: number) =>
    days > 1
      ? `경험치 +${formatNumber(experience)} · ${formatNumber(days)}일 연속 출석했습니다.`
      : `경험치 +${formatNumber(experience)}`,
  levelUp: (level: number) => `레벨이 올랐습니다! Lv.${level}`,
  stats: '능력치가 올랐습니다.',
  gained: (value: number) => `+${formatNumber(value)}`,
  unlocked: '새로운 파츠가 열렸습니다!',
  unlockedPart: (part: string) => `${josa(part, '을/를')} 사용할 수 있습니다.`,
  customizeOf: '꾸미러 가기',
} as const;
