import { BLOOM_GEMS, LEVEL_GEMS } from '@contract/rules/companion/rewards';
import { josa } from 'es-hangul';

/** The dialog that sells an accessory for gems. */
export const buyingTexts = {
  heading: (part: string) => `${part} 구매`,
  price: '가격',
  left: '구매 후 남는 보석',
  owned: '보유한 보석',
  forEver: '한 번 구매하면 언제든 다시 착용할 수 있습니다.',
  earning: `보석은 동반자의 레벨이 오를 때마다 ${LEVEL_GEMS}개, 식물이 활짝 필 때마다 ${BLOOM_GEMS}개 받습니다.`,
  submit: '구매하기',
  bought: (part: string) => `${josa(part, '을/를')} 구매했습니다.`,
  failed: '액세서리를 구매하지 못했습니다. 다시 시도해주세요.',
} as const;
