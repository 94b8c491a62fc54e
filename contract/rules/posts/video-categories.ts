import { uploadCategories } from './upload-categories';

/** Categories without uploads: films, and leftovers from earlier days. */
const otherCategories: readonly (readonly [number, string])[] = [
  [18, '단편 영화'],
  [21, '동영상 블로그'],
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

/** YouTube's categories of videos, in the order of their numbers. */
export const videoCategories = [...uploadCategories, ...otherCategories].sort(
  ([one], [other]) => one - other,
);

const titles = new Map(videoCategories.map(([id, title]) => [String(id), title]));

/** The Korean title of a category; 기타 for an unknown one. */
export function categoryTitle(id: string): string {
  return titles.get(id) ?? '기타';
}
