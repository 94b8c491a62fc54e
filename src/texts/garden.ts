import { formatNumber } from '@contract/rules/text/counts';
import { PLANT_MAX_LEVEL, PLANTS_MAX } from '@contract/rules/companion/plants';
import type { PlantSpecies } from '@contract/rules/companion/plants';
import { josa } from 'es-hangul';

export const speciesTexts: Record<PlantSpecies, string> = {
  lotus: '연꽃',
  'forget-me-not': '물망초',
  daffodil: '수선화',
  cattail: '부들',
};

export const gardenTexts = {
  title: '내 정원',
  failed: '정원을 불러오지 못했습니다.',
  earning: (drops: number) => `글이 공개되면 물방울 +${formatNumber(drops)}`,
  statistics: { posts: '작성한 글', likes: '받은 좋아요', comments: '작성한 댓글' },
  plants: '나의 식물',
  plantsCount: (count: number) => `${count} / ${PLANTS_MAX}`,
  plantsCountAnnounced: (count: number) => `${PLANTS_MAX}개 중 ${count}개`,
  empty: '아직 심은 식물이 없습니다.',
  more: (count: number) => `+${count}`,
  allInBloom: '모든 식물이 활짝 피었습니다.',
  suspended: '활동이 정지되어 물을 줄 수 없습니다.',
} as const;

export const plantTexts = {
  level: (level: number) => `식물 레벨 ${level} / ${PLANT_MAX_LEVEL}`,
  inShort: (name: string, level: number) => `${name}, 식물 레벨 ${level} / ${PLANT_MAX_LEVEL}`,
  growth: '성장',
  growthOf: (now: number, max: number) => `${formatNumber(now)} / ${formatNumber(max)}`,
  water: '물 주기',
  waterOf: (name: string) => `${name} 물 주기`,
  gain: (experience: number) => `경험치 +${experience}`,
  inBloom: '활짝 피었습니다',
  restsInBloom: '물을 더 주지 않아도 됩니다.',
  watered: (name: string, now: number, max: number) =>
    `${name}에 물을 주었습니다. 경험치 ${formatNumber(now)} / ${formatNumber(max)}`,
  waterFailed: '물을 주지 못했습니다.',
  grew: (name: string) => `${josa(name, '이/가')} 자랐습니다!`,
  bloomed: (name: string) => `${josa(name, '이/가')} 활짝 피었습니다!`,
  bloomReward: (gems: number) => `보석 +${gems}`,
} as const;

export const seedTexts = {
  plant: '씨앗 심기',
  heading: '새 씨앗 심기',
  choose: '심을 씨앗',
  price: '씨앗 가격',
  left: '심은 뒤 남는 보석',
  gems: (amount: number) => (amount === 0 ? '첫 씨앗은 무료' : `보석 ${amount}`),
  submit: '심기',
  planted: (name: string) => `${name} 씨앗을 심었습니다.`,
  failed: '씨앗을 심지 못했습니다.',
} as const;
