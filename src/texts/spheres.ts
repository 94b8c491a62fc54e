/** The page of all spheres, and the texts for a missing or a closed one. */
export const spheresTexts = {
  description: '관심사가 같은 사람들이 모여 영상을 나누는 모든 스피어를 둘러볼 수 있습니다.',
  searchLabel: '스피어 검색',
  searchPlaceholder: '스피어 이름이나 소개를 검색해주세요',
  list: '스피어 목록',
  found: (keyword: string, count = '') => `‘${keyword}’ 스피어 검색 결과${count && ` ${count}`}`,
  count: (count: number, isMore: boolean) => `${count}개${isMore ? ' 이상' : ''}`,
  noneFound: (keyword: string) => `‘${keyword}’에 맞는 스피어가 없습니다.`,
  none: '아직 스피어가 없습니다.',
  listFailed: '스피어 목록을 불러오지 못했습니다.',
  failed: '스피어를 불러오지 못했습니다.',
  closed: '닫힌 스피어',
  closedNote: '글은 계속 볼 수 있지만, 새로 참여하거나 글을 올릴 수 없습니다.',
  notFoundTitle: '스피어를 찾을 수 없습니다.',
  notFoundBody: '삭제되었거나 존재하지 않는 스피어입니다.',
} as const;
