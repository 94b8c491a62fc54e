import { isolated } from '@contract/rules/text/isolated';
import type { Rarity } from '@contract/rules/companion/parts';
import type { CompanionStat } from '@contract/rules/companion/rewards';
import { dataTexts } from '@contract/texts';

const TITLE = '나의 동반자';

/** The texts wherever a companion is shown. */
export const companionTexts = {
  title: TITLE,
  /** The name of a companion; one without a name has the general word for companions. */
  nameOf: (name: string) => (name && name !== dataTexts.companion ? name : TITLE),
  failed: '캐릭터 정보를 불러오지 못했습니다.',
  customize: '꾸미기',
  level: (level: number) => `Lv.${level}`,
  stats: {
    creativity: '창의성',
    sociability: '사교성',
    influence: '영향력',
    consistency: '꾸준함',
  } satisfies Record<CompanionStat, string>,
  rarities: {
    common: '일반',
    rare: '희귀',
    epic: '영웅',
    legendary: '전설',
  } satisfies Record<Rarity, string>,
  /** The text alternative of a companion: its name and its accessories. */
  figure: (name: string, parts: readonly string[]) =>
    parts.length > 0 ? `${isolated(name)}, ${parts.join(', ')} 착용` : name,
} as const;
