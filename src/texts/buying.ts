import { BLOOM_GEMS, LEVEL_GEMS } from '@contract/rules/rewards';
import { josa } from 'es-hangul';

/** Where an accessory is bought for gems. */
export const buyingTexts = {
  heading: (part: string) => `${part} 사기`,
  price: '가격',
  left: '산 뒤 남는 보석',
  owned: '보유한 보석',
  forEver: '한 번 사면 언제든 다시 착용할 수 있습니다.',
  earning: `보석은 동반자의 레벨이 오를 때마다 ${LEVEL_GEMS}개, 식물이 활짝 필 때마다 ${BLOOM_GEMS}개 받습니다.`,
  submit: '사기',
  bought: (part: string) => `${josa(part, '을/를')} 샀습니다.`,
  failed: '액세서리를 사지 못했습니다. 다시 시도해주세요.',
} as const;
