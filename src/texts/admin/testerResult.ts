import { videoDialogTexts } from '../videoDialog';
import type { ResultKind } from '@contract/testers/types';
import { formatCount, formatNumber } from '@contract/rules/text/counts';
import type { Cost } from '@contract/rules/rankings/quota';
import { timeAgo } from '@contract/rules/site/time';
import { comesBack, goes, importBatchesTexts } from './imports';
import { tableTexts } from './table';
import { apiTesterTexts, costPart, type CostWords } from './testers';

/** The result of a data tool. */
export const testerResultTexts = {
  result: '응답 결과',
  params: '요청 파라미터',
  copy: apiTesterTexts.copy,
  copyResult: '응답 결과 복사',
  copyParams: '요청 파라미터 복사',
  noParams: '보낸 파라미터가 없습니다.',
  summary: (total: number, perPage: number | null, shown: number) =>
    [
      `총 ${formatNumber(total)}건`,
      ...(perPage === null ? [] : [`페이지당 ${formatNumber(perPage)}건`]),
      `표시 ${formatNumber(shown)}건`,
    ].join(' · '),
  simulated: apiTesterTexts.simulated,
  /** @param age in ms */
  cached: (age: number) => `저장된 응답 · ${timeAgo(0, age)}`,
  cost: (costs: readonly CostWords[]) =>
    costs.length === 0
      ? '호출량을 쓰지 않았습니다.'
      : `사용한 호출량: ${costs.map(costPart).join(' · ')}`,
  notices: '알림',
  tabs: { preview: '미리보기', table: '표', tree: '트리', raw: '원본' },
  csv: 'CSV 내려받기',
  fileName: (tester: string, day: string) => `${tester} ${day}.csv`,
  resultName: (tester: string, day: string) => `${tester} ${day}.json`,
  resultSaved: (fileName: string) => `${fileName} 파일을 내려받았습니다.`,
  columns: (chosen: number, all: number) => `열 선택 (${chosen}/${all})`,
  columnsLabel: '표에 보일 열',
  allColumns: '모든 열',
  usualColumns: '기본 열',
  noColumns: '열을 하나 이상 선택해주세요.',
  table: { ...tableTexts, none: '-' },
  fixture: '목 데이터로 저장',
  fixtureSaved: (fileName: string) =>
    `${fileName} 파일을 내려받았습니다. 저장소의 mocks/upstream/recorded 폴더에 넣고 npm run recorded를 실행하면, 같은 요청에 이 응답을 씁니다. 키는 들어 있지 않습니다.`,
  fixtureLost: (costs: readonly Cost[]) =>
    `이 응답은 서버에 더는 저장되어 있지 않습니다. 저장하려면 서버의 키로 다시 호출해야 하며, 화면과 다른 응답을 받을 수 있습니다. ${apiTesterTexts.cost(costs)}`,
  fixtureAgain: '다시 호출하고 저장',
  fixtureFailed: '목 데이터를 만들지 못했습니다.',
} as const;

/** The texts for an empty result. */
export const emptyTexts: Partial<Record<ResultKind, string>> & { usual: string } = {
  usual: '결과가 없습니다.',
  articles: '뉴스가 없습니다.',
  portalNews: '뉴스가 없습니다.',
  realEstate: '해당 지역의 경매 정보가 없습니다.',
};

/** The tree of an answer. */
export const treeTexts = {
  ...testerResultTexts.copy,
  search: '이름이나 값으로 찾기',
  found: (at: number, count: number) => `${formatNumber(count)}개 중 ${formatNumber(at)}번째`,
  nothing: '찾은 것이 없습니다.',
  next: '다음',
  previous: '이전',
  open: '펼치기',
  close: '접기',
  members: (count: number) => `객체 · ${formatNumber(count)}개`,
  entries: (count: number) => `목록 · ${formatNumber(count)}개`,
  copyPath: '경로 복사',
  choose: '줄을 선택하면 경로와 전체 값을 볼 수 있습니다.',
  empty: '응답이 비어 있습니다.',
} as const;

/** Saving videos of a result. */
export const saveVideosTexts = {
  label: '동영상 저장',
  select: '선택',
  selectOf: (title: string) => `${title} 선택`,
  selectAll: '전체 선택',
  deselect: '선택 해제',
  selected: (count: number) => `${formatNumber(count)}개 선택됨`,
  save: '선택한 동영상 저장',
  saving: '저장 중...',
  failed: '저장에 실패했습니다.',
  skipped: (count: number) => `이미 저장된 동영상 ${formatNumber(count)}개는 건너뛰었습니다.`,
  /** The videos that were saved together, named by the first letters of the batch id. */
  batch: (name: string, state: string) => `묶음 ${name} · ${state}`,
  videos: (count: number) => `동영상 ${formatNumber(count)}개`,
  takenBack: '되돌림',
  review: '검토하러 가기',
  undo: '저장 되돌리기',
  undone: (removed: number) => `${formatNumber(removed)}개의 글을 되돌렸습니다.`,
  kept: (count: number) => `이미 검토한 글 ${formatNumber(count)}개는 그대로 두었습니다.`,
  undoFailed: '저장을 되돌리지 못했습니다.',
  undoTitle: '저장을 되돌릴까요?',
  undoMessage: (count: number) =>
    `${goes(count, 0)} 이미 검토한 글은 그대로 남습니다. ${comesBack}`,
  redo: importBatchesTexts.redo,
  restored: importBatchesTexts.restored,
  redoFailed: importBatchesTexts.redoFailed,
} as const;

/** The items of a result in the preview. */
export const previewTexts = {
  untitled: '제목 없음',
  watch: '영상 보기',
  watchOf: (title: string) => `${title} 영상 보기`,
  openYoutube: videoDialogTexts.onYoutube,
  openYoutubeOf: (title: string) => `${title} YouTube에서 열기 (새 탭)`,
  noPage: '시뮬레이션 데이터라 열 수 없습니다.',
  live: 'LIVE',
  views: (count: number) => `조회수 ${formatCount(count)}회`,
  likes: (count: number) => `좋아요 ${formatCount(count)}개`,
  comments: (count: number) => `댓글 ${formatCount(count)}개`,
  embed: (title: string, author: string) => `임베드 정보: ${[title, author].join(' · ')}`,
  position: (position: number) => `${formatNumber(position)}번째`,
  rank: (rank: number) => `${formatNumber(rank)}위`,
  status: { saved: '저장됨', known: '이미 저장됨' },
  review: '글 검토',
  reviewOf: (title: string) => `${title} 글 검토`,
  channels: '채널',
  playlists: '재생목록',
  subscribers: (count: number | null) =>
    count === null ? '구독자 비공개' : `구독자 ${formatCount(count)}명`,
  videoCount: (count: number) => `동영상 ${formatCount(count)}개`,
  replies: (count: number) => `답글 ${formatNumber(count)}개`,
  author: '작성자',
  assignable: '동영상에 지정 가능',
  notAssignable: '지정 불가',
  categoryId: (id: string) => `ID ${id}`,
  openOf: (title: string) => `${title} (새 탭에서 열기)`,
  portal: '네이버 뉴스',
  openNaver: '네이버에서 보기',
  openOriginal: '원문 보기',
  inNewTab: (what: string, title: string) => `${title} ${what} (새 탭)`,
} as const;

const EOK = 10_000;
const PYEONG = 3.305785;

/** An amount in 만원 in its spoken form: `12억 3,000만원`. */
function spoken(amount: number): string {
  const [eok, rest] = [Math.floor(amount / EOK), amount % EOK];
  if (eok === 0) return `${formatNumber(rest)}만원`;
  return rest === 0
    ? `${formatNumber(eok)}억원`
    : `${formatNumber(eok)}억 ${formatNumber(rest)}만원`;
}

/** The rows of the real-estate tool. */
export const estateTexts = {
  name: '아파트(단지명)',
  untitled: '이름 없음',
  district: '법정동',
  area: '전용면적',
  floor: '층',
  builtIn: '건축년도',
  soldOn: '거래일',
  price: '거래금액(만원)',
  lowestBid: '최저입찰가(만원)',
  appraisal: '감정가(만원)',
  winningBid: '낙찰가(만원)',
  bids: '입찰 기간',
  cancelled: '해제',
  secret: '비공개',
  /** An amount in 만원, also in its spoken form if that is shorter. */
  amount: (amount: number | null) => {
    if (amount === null) return '비공개';
    const digits = `${formatNumber(amount)}만원`;
    return amount < EOK ? digits : `${spoken(amount)} (${digits})`;
  },
  squareMetres: (area: number) => `${String(area)}㎡ (${(area / PYEONG).toFixed(1)}평)`,
  floors: (floor: string) => `${floor}층`,
  year: (year: string) => `${year}년`,
  period: (from: string | null, until: string | null) => `${from ?? ''} ~ ${until ?? ''}`,
} as const;
