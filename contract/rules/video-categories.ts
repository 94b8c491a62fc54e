/** YouTube's categories of videos. A list of pairs, since a record of numbers would lose its order. */
export const videoCategories: readonly (readonly [number, string])[] = [
  [1, '영화/애니메이션'],
  [2, '자동차'],
  [10, '음악'],
  [15, '반려동물/동물'],
  [17, '스포츠'],
  [18, '단편 영화'],
  [19, '여행/이벤트'],
  [20, '게임'],
  [21, '동영상 블로그'],
  [22, '인물/블로그'],
  [23, '코미디'],
  [24, '엔터테인먼트'],
  [25, '뉴스/정치'],
  [26, '노하우/스타일'],
  [27, '교육'],
  [28, '과학기술'],
  [29, '비영리/사회운동'],
  [30, '영화'],
  [31, '애니메이션'],
  [32, '액션/모험'],
  [33, '클래식'],
  [34, '코미디 영화'],
  [35, '다큐멘터리'],
  [36, '드라마'],
  [37, '가족'],
  [38, '해외'],
  [39, '공포'],
  [40, 'SF/판타지'],
  [41, '스릴러'],
  [42, '단편'],
  [43, '프로그램'],
  [44, '예고편'],
];

const titles = new Map(videoCategories.map(([id, title]) => [String(id), title]));

/** The Korean title of a category; 기타 for an unknown one. */
export function categoryTitle(id: string): string {
  return titles.get(id) ?? '기타';
}
