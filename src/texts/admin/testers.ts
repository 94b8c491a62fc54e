import { formatNumber } from '@contract/rules/text/counts';
import type { QuotaName } from '@contract/rules/rankings/quota';
import { seoulTime } from '@contract/rules/site/seoul-time';

/** The name and the unit of each quota. */
const quotas: Record<QuotaName, { name: string; unit: string }> = {
  'youtube.units': { name: '일반 조회', unit: '단위' },
  'youtube.search': { name: '검색 조회', unit: '회' },
  newsapi: { name: '뉴스', unit: '회' },
  naver: { name: '네이버 검색', unit: '회' },
  onbid: { name: '온비드', unit: '회' },
  apartments: { name: '아파트 실거래가', unit: '회' },
};

/** A call's use of a quota, and the known state of that quota. */
export interface CostWords {
  quota: QuotaName;
  units: number;
  used?: number | null;
  limit?: number;
}

/** A cost as text, with the used part of the daily quota. */
export function costPart({ quota, units, used, limit }: CostWords): string {
  const { name, unit } = quotas[quota];
  const isKnown = typeof used === 'number' && limit !== undefined;
  const day = isKnown ? `(오늘 ${formatNumber(used)}/${formatNumber(limit)}${unit} 사용)` : '';
  return `${name} ${formatNumber(units)}${unit}${day}`;
}

/** The screens of the data tools: form, request, run and history. */
export const apiTesterTexts = {
  form: '조회 조건',
  advanced: '고급 조건',
  advancedSet: (set: number, all: number) => (set === 0 ? `${all}개` : `${all}개 중 ${set}개 설정`),
  split: '조회 조건과 요청 사이의 폭',
  none: '선택 안 함',
  choose: '선택',
  selected: (n: number) => `${n}개 선택됨`,
  clear: '선택 해제',
  suggestions: (label: string) => `${label} 목록에서 선택`,
  showKey: 'API 키 보기',
  hideKey: 'API 키 숨기기',
  run: '실행',
  running: '실행 중...',
  call: 'API 호출',
  calling: '호출 중...',
  stop: '중단',
  stopping: '중단하는 중...',
  stopped: '중단했습니다. 이미 보낸 요청은 호출량에 포함될 수 있습니다.',
  buttonsHint:
    '실행은 10분 안에 받은 같은 요청의 응답이 있으면 그것을 보여주고, API 호출은 저장된 응답이 있어도 새로 요청합니다.',
  save: '저장',
  share: '링크 복사',
  reset: '처음 값으로',
  linkCopied: '링크를 복사했습니다. 키는 들어 있지 않습니다.',
  copyFailed: '복사하지 못했습니다.',
  simulated: '시뮬레이션 데이터',
  noKey: 'API 키가 설정되지 않아 목 데이터로 응답합니다.',
  cost: (costs: readonly CostWords[]) => `예상 비용: ${costs.map(costPart).join(' · ')}`,
  costOfKey: '예상 비용: 입력한 키의 할당량을 사용합니다.',
  costOfKept: '저장된 응답이 있어 실행에는 비용이 들지 않습니다.',
  exceeded: (resetsAt: number) =>
    `오늘 사용할 수 있는 호출량을 모두 썼습니다. ${seoulTime(resetsAt)}에 초기화됩니다.`,
  keptOnly: '저장된 응답이 있으면 실행으로 볼 수 있습니다.',
  chartSearchHint: '인기 차트가 없는 지역이나 카테고리는 검색에서 조회수순으로 찾을 수 있습니다.',
  chartSearch: '조회수순으로 검색하기',
  pages: '결과 페이지',
  previousPage: '이전 페이지',
  nextPage: '다음 페이지',
  /** The text for an unexplained failure, by the call. */
  failed: {
    importVideos: 'API 호출 실패',
    collectChannels: '채널 API 호출 실패',
    callYoutube: 'API 호출에 실패했습니다.',
    searchYoutube: 'API 호출에 실패했습니다.',
    callNews: 'API 호출에 실패했습니다.',
    searchPortalNews: 'API 호출에 실패했습니다.',
    findRealEstate: 'API 호출에 실패했습니다.',
  },
  tools: '도구',
  preview: '요청 미리보기',
  previewHint: '보내기 전의 요청입니다. 키는 ***로 가려서 보여줍니다.',
  previewOf: (at: number, count: number) => `요청 ${at}/${count}`,
  copy: { copy: '복사', copied: '복사됨', failed: '복사 실패' },
  copyOf: (what: string) => `${what} 복사`,
  url: 'URL',
  curl: 'cURL',
  fetch: 'fetch',
  history: '실행 기록',
  historyHint: '최근에 실행한 50건입니다. 나에게만 보입니다.',
  historyFailed: '실행 기록을 불러오지 못했습니다.',
  historyEmpty: '아직 실행한 기록이 없습니다.',
  noParams: '파라미터 없음',
  ranWell: '성공',
  status: (status: number) => `HTTP ${status}`,
  ms: (ms: number) => `${formatNumber(ms)}ms`,
  costOfRun: (cost: number) => `비용 ${formatNumber(cost)}`,
  cachedRun: '저장된 응답',
  load: '불러오기',
  rerun: '다시 실행',
  help: '제약 조건 안내',
} as const;
