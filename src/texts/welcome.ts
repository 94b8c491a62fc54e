import { BLOOM_GEMS, LEVEL_GEMS, postRewards } from '@contract/rules/companion/rewards';
import { WATERING_COST } from '@contract/rules/companion/plants';

/** The first steps of a new member. */
export const welcomeTexts = {
  title: '시작하기',
  progress: (step: number, all: number) => `${all}단계 중 ${step}단계`,
  later: '나중에',
  skip: '건너뛰기',
  next: '다음',
  begin: '물빛 시작하기',
  companion: {
    title: '동반자에게 이름을 지어줄까요?',
    lead: '글과 댓글을 남기면 함께 자랍니다. 이름과 모습은 언제든 바꿀 수 있습니다.',
    base: '모습',
  },
  spheres: {
    title: '어떤 이야기를 좋아하시나요?',
    lead: '스피어는 같은 주제를 나누는 모임입니다. 세 곳에 참여해보세요.',
    joined: (count: number) => `${count}곳에 참여했습니다.`,
  },
  garden: {
    title: '첫 씨앗을 심어볼까요?',
    lead: '정원에는 연꽃이 자라고 있습니다. 그 곁에 심을 첫 씨앗은 무료입니다.',
    plantedTitle: '첫 씨앗을 심었습니다',
    plantedLead: '물을 주면 자라서 꽃을 피웁니다.',
    drops: `글이 공개되면 ${postRewards.points}개를 받습니다. ${WATERING_COST}개로 식물에 물을 한 번 줍니다.`,
    gems: `동반자의 레벨이 오르면 ${LEVEL_GEMS}개, 꽃이 피면 ${BLOOM_GEMS}개를 받습니다. 씨앗과 장식을 살 수 있습니다.`,
  },
} as const;
