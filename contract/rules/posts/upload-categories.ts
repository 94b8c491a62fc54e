/**
 * YouTube's categories for uploads, which have rankings. A list of pairs, because an object with
 * number keys would lose its order.
 */
export const uploadCategories: readonly (readonly [number, string])[] = [
  [1, '영화/애니메이션'],
  [2, '자동차'],
  [10, '음악'],
  [15, '반려동물/동물'],
  [17, '스포츠'],
  [19, '여행/이벤트'],
  [20, '게임'],
  [22, '인물/블로그'],
  [23, '코미디'],
  [24, '엔터테인먼트'],
  [25, '뉴스/정치'],
  [26, '노하우/스타일'],
  [27, '교육'],
  [28, '과학기술'],
  [29, '비영리/사회운동'],
];

const titles = new Map(uploadCategories.map(([id, title]) => [String(id), title]));

/** The Korean title of one of these categories; empty for any other. */
export const uploadCategoryTitle = (id: string): string => titles.get(id) ?? '';
