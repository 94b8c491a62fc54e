import { isolated } from '@contract/rules/text/isolated';

export const adminSphereTexts = {
  list: '스피어 목록',
  intro:
    '이 순서대로 메뉴와 목록에 표시됩니다. 손잡이를 끌거나, 손잡이에서 Enter를 누른 뒤 화살표로 옮겨주세요.',
  failed: '스피어 목록을 불러오지 못했습니다.',
  empty: '아직 스피어가 없습니다.',
  create: '스피어 만들기',
  edit: '수정',
  close: '닫기',
  open: '다시 열기',
  closed: '닫힘',
  members: (count: string) => `멤버 ${count}명`,
  posts: (count: string) => `글 ${count}개`,
  place: (position: number) => `${position}번째`,

  createTitle: '새 스피어',
  editTitle: (name: string) => `${isolated(name)} 스피어 수정`,
  name: '이름',
  description: '소개',
  descriptionPlaceholder: '어떤 이야기를 나누는 곳인지 알려주세요',
  counter: (count: number, max: number) => `${count}/${max}`,
  icon: '아이콘',
  drawings: {
    night: '밤하늘',
    cook: '냄비',
    ball: '축구공',
    music: '음표',
    camp: '텐트',
    cat: '고양이',
    book: '책',
    game: '게임기',
    chart: '그래프',
  },

  closeConfirm: (name: string) => `${isolated(name)} 스피어를 닫으시겠습니까?`,
  closeNote:
    '글은 그대로 남지만 새 글을 올리거나 참여할 수 없고, 목록과 검색에 나오지 않습니다. 언제든 다시 열 수 있습니다.',
  closeAct: '스피어 닫기',

  created: '스피어를 만들었습니다.',
  saved: '스피어를 저장했습니다.',
  closedNow: '스피어를 닫았습니다.',
  opened: '스피어를 다시 열었습니다.',
  ordered: '순서를 바꿨습니다.',
  undo: '실행 취소',
  undone: '변경을 취소했습니다.',
  /** A sphere that was just created is closed again, because others may know it already. */
  createUndone: '만든 스피어를 닫았습니다.',
  createFailed: '스피어를 만들지 못했습니다.',
  saveFailed: '스피어를 저장하지 못했습니다.',
  orderFailed: '순서를 바꾸지 못했습니다.',
  undoFailed: '실행을 취소하지 못했습니다.',
} as const;
