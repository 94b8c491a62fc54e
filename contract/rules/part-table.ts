import type { Part, PartFacts } from './part-kinds';
import type { AccessoryLayout, Anchor, BaseLayout, Position } from './placement';

type Numbers = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

// The anchors of head, face, neck, back and hand in percent, from the table of the art direction.
function baseLayout(fit: number, [hx, hy, fx, fy, nx, ny, bx, by, px, py]: Numbers): BaseLayout {
  const at = (x: number, y: number): Position => ({ x, y });
  const anchors: Record<Anchor, Position> = {
    head: at(hx, hy),
    face: at(fx, fy),
    neck: at(nx, ny),
    back: at(bx, by),
    hand: at(px, py),
  };
  return { anchors, fit };
}

const accessoryLayout = (
  anchor: Anchor,
  size: number,
  [x, y]: readonly [number, number],
  layer: AccessoryLayout['layer'] = 'front',
): AccessoryLayout => ({ anchor, size, pivot: { x, y }, layer });

const base = (facts: Omit<PartFacts, 'icon'>, file: string, layout: BaseLayout): Part => ({
  ...facts,
  type: 'base',
  icon: `/companion/bases/${file}.svg`,
  layout,
});
const accessory = (
  facts: Omit<PartFacts, 'icon'>,
  file: string,
  layout: AccessoryLayout,
): Part => ({
  ...facts,
  type: 'accessory',
  icon: `/companion/accessories/${file}.svg`,
  layout,
});

/** Every part; a number is never given to another part. */
export const parts: readonly Part[] = [
  base(
    {
      id: 1,
      name: '물방울',
      description: '연못에서 톡 떨어진 물방울. 몸이 투명해서 마음이 다 보입니다.',
      unlockLevel: 1,
      rarity: 'common',
    },
    'drop',
    baseLayout(1, [51, 41, 46, 63, 50, 81, 50, 61, 73, 63]),
  ),
  base(
    {
      id: 2,
      name: '새싹',
      description: '껍질을 막 벗은 새싹. 해가 드는 쪽으로 조금씩 기웁니다.',
      unlockLevel: 1,
      rarity: 'common',
    },
    'sprout',
    baseLayout(1, [49, 38, 47, 60, 49, 79, 49, 61, 70, 72]),
  ),
  base(
    {
      id: 3,
      name: '수달',
      description: '조개 하나면 하루가 즐거운 수달. 물에 누워 영상을 봅니다.',
      unlockLevel: 1,
      rarity: 'common',
    },
    'otter',
    baseLayout(1.12, [37, 28, 35, 44, 39, 68, 50, 58, 70, 69]),
  ),
  base(
    {
      id: 4,
      name: '아기 고래',
      description: '하트 모양 꼬리를 가진 아기 고래. 기분이 좋으면 물을 뿜습니다.',
      unlockLevel: 3,
      rarity: 'rare',
    },
    'whale',
    baseLayout(1.2, [40, 36, 36, 62, 43, 83, 47, 57, 67, 84]),
  ),
  base(
    {
      id: 5,
      name: '달토끼',
      description: '귀 사이에 보름달을 담은 토끼. 밤이 되면 눈이 더 맑아집니다.',
      unlockLevel: 6,
      rarity: 'epic',
    },
    'rabbit',
    baseLayout(1, [49, 40, 46, 58, 49, 80, 49, 61, 63, 78]),
  ),
  base(
    {
      id: 6,
      name: '반딧불',
      description: '등불을 꼭 안은 반딧불. 어두운 곳을 먼저 찾아갑니다.',
      unlockLevel: 10,
      rarity: 'legendary',
    },
    'firefly',
    baseLayout(0.95, [49, 29, 46, 49, 49, 68, 49, 57, 61, 78]),
  ),
  accessory(
    {
      id: 11,
      name: '동글안경',
      description: '작은 자막도 또렷하게 보이는 안경',
      unlockLevel: 1,
      rarity: 'common',
    },
    'glasses',
    accessoryLayout('face', 47, [50, 51]),
  ),
  accessory(
    {
      id: 12,
      name: '줄무늬 목도리',
      description: '물가의 바람을 막아 주는 목도리',
      unlockLevel: 1,
      rarity: 'common',
    },
    'scarf',
    accessoryLayout('neck', 60, [47.5, 40]),
  ),
  accessory(
    {
      id: 13,
      name: '밀짚모자',
      description: '챙 한쪽을 누가 베어 문 모자',
      unlockLevel: 2,
      rarity: 'common',
    },
    'straw-hat',
    accessoryLayout('head', 62, [50, 67]),
  ),
  accessory(
    {
      id: 14,
      name: '들꽃 머리핀',
      description: '들꽃 세 송이를 엮은 머리핀',
      unlockLevel: 2,
      rarity: 'common',
    },
    'hairpin',
    accessoryLayout('head', 32, [6, 40]),
  ),
  accessory(
    {
      id: 15,
      name: '붕어빵',
      description: '꼬리부터 베어 문 따끈한 붕어빵',
      unlockLevel: 1,
      rarity: 'common',
    },
    'bungeoppang',
    accessoryLayout('hand', 40, [20, 70]),
  ),
  accessory(
    {
      id: 16,
      name: '조개 헤드폰',
      description: '파도 소리가 함께 들리는 헤드폰',
      unlockLevel: 4,
      rarity: 'rare',
    },
    'headphones',
    accessoryLayout('face', 78, [50, 66]),
  ),
  accessory(
    {
      id: 17,
      name: '연잎 우산',
      description: '비가 오면 또르르 물방울이 구르는 우산',
      unlockLevel: 5,
      rarity: 'rare',
    },
    'umbrella',
    accessoryLayout('hand', 58, [43, 95]),
  ),
  accessory(
    {
      id: 18,
      name: '종이배 모자',
      description: '물에 살짝 젖은 종이배 모자',
      unlockLevel: 6,
      rarity: 'rare',
    },
    'paper-boat',
    accessoryLayout('head', 50, [50, 74]),
  ),
  accessory(
    {
      id: 19,
      name: '물안경',
      description: '한쪽 렌즈에 물이 남은 물안경',
      unlockLevel: 7,
      rarity: 'rare',
    },
    'goggles',
    accessoryLayout('head', 45, [50, 54]),
  ),
  accessory(
    {
      id: 20,
      name: '소라 피리',
      description: '진주 한 알을 품은 소라 피리',
      unlockLevel: 1,
      rarity: 'rare',
    },
    'conch',
    accessoryLayout('hand', 38, [18, 80]),
  ),
  accessory(
    {
      id: 21,
      name: '물빛 날개',
      description: '빛이 스치면 물결이 이는 날개',
      unlockLevel: 9,
      rarity: 'epic',
    },
    'wings',
    accessoryLayout('back', 100, [50, 57], 'behind'),
  ),
  accessory(
    {
      id: 22,
      name: '달빛 갓',
      description: '달빛이 비쳐 보이는 갓',
      unlockLevel: 11,
      rarity: 'epic',
    },
    'gat',
    accessoryLayout('head', 72, [49, 68]),
  ),
  accessory(
    {
      id: 23,
      name: '해파리 등불',
      description: '느리게 숨 쉬는 보랏빛 등불',
      unlockLevel: 1,
      rarity: 'epic',
    },
    'jellyfish',
    accessoryLayout('hand', 50, [27, 94]),
  ),
  accessory(
    {
      id: 24,
      name: '물보라 왕관',
      description: '튀어 오른 물보라가 그대로 굳은 왕관',
      unlockLevel: 15,
      rarity: 'legendary',
    },
    'crown',
    accessoryLayout('head', 40, [50, 82]),
  ),
  accessory(
    {
      id: 25,
      name: '별고리',
      description: '북두칠성이 천천히 도는 고리',
      unlockLevel: 1,
      rarity: 'legendary',
    },
    'big-dipper',
    accessoryLayout('head', 92, [44, 49], 'behind'),
  ),
  accessory(
    {
      id: 26,
      name: '은하수 망토',
      description: '금빛 강이 흐르는 밤하늘 망토',
      unlockLevel: 20,
      rarity: 'legendary',
    },
    'milky-way',
    accessoryLayout('back', 108, [50, 57], 'behind'),
  ),
];
