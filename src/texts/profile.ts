import { formatNumber } from '@contract/rules/text/counts';
import { isolated } from '@contract/rules/text/isolated';

export const profileTexts = {
  guestName: '게스트',
  guestCard: '로그인하면 나만의 동반자를 키울 수 있습니다.',
  level: (level: number) => `Lv.${level}`,
  experience: '경험치',
  experienceValue: (now: number, next: number) => `${formatNumber(now)} / ${formatNumber(next)}`,
  cardOf: (name: string) => `${isolated(name)}님의 프로필`,
  waterDrops: '물방울',
  gems: '보석',
  garden: '내 정원',
  avatarOf: (name: string) => `${isolated(name)}님의 프로필 사진`,
} as const;
