import { designTokens } from '@/design/tokens/designTokens';
import { dark, light } from '@/design/tokens/themes';
import { contrast } from './contrast';

const { rarity, rank, chart, ...roles } = light.color;
type Role = keyof typeof roles;
export type ColorName =
  | Role
  | `rarity.${keyof typeof rarity}`
  | `rank.${keyof typeof rank}`
  | `chart.${keyof typeof chart}`;

/** The meaning of each colour, in groups. */
export const meanings: Record<string, Partial<Record<ColorName, string>>> = {
  바탕: {
    canvasTop: '페이지 맨 위의 아침 빛. 아래로 420px에 걸쳐 canvas로 옅어집니다.',
    canvas: '페이지의 바탕',
    surface: '카드와 머리글의 바탕',
    surfaceRaised: '카드 위로 떠 있는 것(메뉴, 창)의 바탕',
    surfaceSunken: '카드 안으로 들어간 것(입력 칸, 안내, 뼈대)의 바탕',
    accentSoft: '그림의 바탕. 고른 것이나 안내에는 쓰지 않습니다.',
    scrim: '창 뒤의 어둠, 사진 위 글자의 바탕',
  },
  '글자와 선': {
    text: '본문과 제목',
    textMuted: '곁에 서는 글: 날짜, 조회수, 도움말',
    textOnAccent: 'accent로 채운 버튼 위의 글자',
    hairline: '카드의 테두리와 나눔선',
    control: '누르거나 입력하는 것의 테두리',
    focus: '키보드로 고른 것의 고리',
  },
  행동: {
    accent: '할 수 있는 일: 채운 버튼, 링크, 고른 것의 글자와 표시',
    accentHover: 'accent 버튼에 포인터를 올렸을 때',
  },
  상태: {
    like: '좋아요',
    likeSoft: 'like의 옅은 바탕',
    gem: '보석',
    gemSoft: 'gem의 옅은 바탕',
    danger: '실패했거나 되돌릴 수 없는 일',
    dangerSoft: 'danger의 옅은 바탕',
    success: '끝난 일',
    successSoft: 'success의 옅은 바탕',
    warning: '기다리거나 조심할 일',
    warningSoft: 'warning의 옅은 바탕',
  },
  '희귀도와 순위': {
    'rarity.common': '일반 파츠',
    'rarity.rare': '희귀 파츠',
    'rarity.epic': '영웅 파츠',
    'rarity.legendary': '전설 파츠',
    'rank.up': '순위 상승과 성장',
    'rank.down': '순위 하락과 감소',
    'rank.same': '변동 없음',
  },
  차트: {
    'chart.1': '첫째 계열',
    'chart.2': '둘째 계열',
    'chart.3': '셋째 계열',
    'chart.4': '넷째 계열',
    'chart.5': '다섯째 계열',
    'chart.6': '여섯째 계열',
  },
};

const names = <Group extends string, Name extends string | number>(
  group: Group,
  of: Record<Name, string>,
) => Object.keys(of).map((name) => `${group}.${name}` as `${Group}.${Name}`);

/** Every colour of a theme. */
export const colorNames: ColorName[] = [
  ...(Object.keys(roles) as Role[]),
  ...names('rarity', rarity),
  ...names('rank', rank),
  ...names('chart', chart),
];

/** The branch or leaf of a tree at a dotted name. */
export const at = (tree: unknown, name: string): unknown =>
  name.split('.').reduce((branch, key) => (branch as Record<string, unknown>)[key], tree);

/** The value of a colour in both themes, as the tokens write it. */
export const valuesOf = (name: ColorName) => ({
  light: String(at(light.color, name)),
  dark: String(at(dark.color, name)),
});

const grounds = ['canvasTop', 'canvas', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;
const strong = ['like', 'gem', 'danger', 'success', 'warning'] as const;

/** Pairs of a colour and its ground, with the minimum contrast of WCAG 2.2 AA. */
export const pairs: [color: ColorName, ground: ColorName, least: number][] = [
  ...grounds.flatMap((ground): typeof pairs => [
    ['text', ground, 4.5],
    ['textMuted', ground, 4.5],
    ['accent', ground, 4.5],
    ['focus', ground, 3],
  ]),
  ...strong.flatMap((name): typeof pairs => [
    [name, 'surface', 4.5],
    [name, `${name}Soft`, 4.5],
  ]),
  ...[...names('rarity', rarity), ...names('rank', rank), ...names('chart', chart)].flatMap(
    (name): typeof pairs => [
      [name, 'surface', 4.5],
      [name, 'surfaceSunken', 4.5],
    ],
  ),
  ['text', 'accentSoft', 4.5],
  ['textMuted', 'accentSoft', 4.5],
  ['accent', 'accentSoft', 4.5],
  ['textOnAccent', 'accent', 4.5],
  ['textOnAccent', 'accentHover', 4.5],
  ['canvas', 'text', 4.5],
  ['control', 'surface', 3],
  ['control', 'canvasTop', 3],
];

const tokens = designTokens();

function computed(theme: 'light' | 'dark', name: ColorName): string {
  const { $value } = at(tokens, `${theme}.color.${name}`) as { $value: { components: number[] } };
  return `color(srgb ${$value.components.join(' ')})`;
}

/** The contrast of a pair in both themes, 1 to 21. */
export const contrastOf = (color: ColorName, ground: ColorName) => ({
  light: contrast(computed('light', color), computed('light', ground)),
  dark: contrast(computed('dark', color), computed('dark', ground)),
});
