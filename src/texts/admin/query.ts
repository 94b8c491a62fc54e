import { formatNumber } from '@contract/rules/text/counts';
import { tableTexts } from './table';
import { isolated } from '@contract/rules/text/isolated';

const rows = (count: number) => `${formatNumber(count)}행`;

export const adminQueryTexts = {
  intro: '허용된 여섯 테이블을 SELECT 문으로 읽습니다. 실행한 쿼리는 모두 감사 로그에 남습니다.',
  sql: 'SQL 쿼리',
  sqlHint:
    'Ctrl+Enter(Mac은 ⌘+Enter)로 실행합니다. 제안은 Tab이나 Enter로 받고, Esc를 누른 뒤 Tab을 누르면 다음 항목으로 갑니다.',
  sqlPlaceholder: 'SELECT title, like_count FROM post WHERE like_count >= :least LIMIT 20',
  completions: '이름 제안',
  format: '서식 정리',
  formatted: '쿼리의 서식을 정리했습니다.',
  formatFailedAt: (line: number) => `${line}번째 줄을 읽을 수 없어 서식을 정리하지 못했습니다.`,
  formatFailed: '쿼리의 서식을 정리하지 못했습니다.',
  values: '값',
  valuesHint:
    "숫자로 읽히는 값은 숫자로 보냅니다. 따옴표로 감싼 값(예: '10')은 글자로, NULL은 빈 값으로 보냅니다.",
  key: '관리자 키',
  keyHint: '서버의 ADMIN_KEY입니다. 저장하지 않으며 주소에도 들어가지 않습니다.',
  demoKeyHint: (key: string) =>
    `데모의 관리자 키는 ${key}입니다. 이 칸에 입력해주세요. 저장하지 않으며 주소에도 들어가지 않습니다.`,
  showKey: '관리자 키 보기',
  hideKey: '관리자 키 숨기기',
  run: '실행',
  running: '실행 중...',
  cancel: '중단',
  cancelled: '실행을 중단했습니다.',
  plan: '실행 계획',
  planOf: '이 쿼리를 읽는 방법입니다. 위에서 아래로 진행합니다.',
  copyLink: '링크 복사',
  linkCopied: '링크를 복사했습니다. 키는 들어 있지 않습니다.',
  copied: '복사했습니다.',
  copyFailed: '복사하지 못했습니다.',
  result: '쿼리 결과',
  count: (count: number) => `결과 ${rows(count)}`,
  seconds: (ms: number) => `${(ms / 1000).toFixed(ms < 1000 ? 3 : 2)}초`,
  truncated: (count: number) => `앞의 ${rows(count)}만 표시합니다.`,
  empty: '결과가 없습니다.',
  exportCsv: 'CSV 저장',
  exportJson: 'JSON 저장',
  /** The name of an exported file, without its extension; it says if rows are missing. */
  fileName: (day: string, count: number, isTruncated: boolean) =>
    `쿼리 결과 ${day}${isTruncated ? ` 앞의 ${count}행만` : ''}`,
  table: tableTexts,
  tools: '쿼리 도구',
  schema: '테이블',
  schemaHint: '이름을 누르면 쿼리에 들어갑니다.',
  schemaFailed: '테이블 목록을 불러오지 못했습니다.',
  rows,
  insert: (name: string) => `${name} 넣기`,
  columnsOf: (table: string) => `${table}의 열`,
  history: '기록',
  historyHint: '최근에 실행한 쿼리 50개입니다. 나에게만 보입니다.',
  historyFailed: '기록을 불러오지 못했습니다.',
  historyEmpty: '아직 실행한 쿼리가 없습니다.',
  ranWell: '성공',
  load: '불러오기',
  rerun: '다시 실행',
  savedTab: '저장',
  saved: '저장한 쿼리',
  savedHint: '모든 관리자가 함께 씁니다.',
  savedFailed: '저장한 쿼리를 불러오지 못했습니다.',
  savedEmpty: '아직 저장한 쿼리가 없습니다.',
  saveName: '이름',
  save: '지금 쿼리 저장',
  savedNow: '쿼리를 저장했습니다.',
  saveFailed: '쿼리를 저장하지 못했습니다.',
  removed: '저장한 쿼리를 삭제했습니다.',
  removeFailed: '저장한 쿼리를 삭제하지 못했습니다.',
  removeConfirm: (name: string) => `‘${isolated(name)}’ 쿼리를 삭제하시겠습니까?`,
  help: '도움말',
  helpRules: [
    {
      title: '읽기만 할 수 있습니다',
      text: 'SELECT, WITH, VALUES로 시작하는 문장만 실행합니다. 데이터를 바꾸는 문장은 데이터베이스에서도 한 번 더 막습니다.',
    },
    {
      title: '한 번에 한 문장만 실행합니다',
      text: '세미콜론(;) 뒤에 다른 문장이 오면 거절합니다. 뒤의 문장이 말없이 빠지는 일을 막기 위해서입니다.',
    },
    {
      title: '여섯 테이블만 읽습니다',
      text: '비밀번호, 세션, 이메일, 기기 정보는 이 테이블들에 없습니다. 시스템 테이블과 설정도 읽을 수 없습니다.',
    },
    {
      title: '계산하는 함수만 씁니다',
      text: '파일이나 설정, 시스템 정보를 읽을 수 있는 함수는 거절합니다. json_each, 전문 검색(FTS), pragma_로 시작하는 이름도 통째로 거절합니다.',
    },
    {
      title: '값은 :이름으로 적습니다',
      text: '쿼리에 :이름을 쓰면 아래에 입력 칸이 생깁니다. ?, $1, @이름은 받지 않습니다.',
    },
    {
      title: '2초, 1,000행까지입니다',
      text: '2초가 지나면 중단하고, 1,000행이나 2MB가 넘으면 앞부분만 보여줍니다. 두 쿼리까지 동시에 실행합니다.',
    },
    {
      title: '관리자 키가 필요합니다',
      text: '로그인한 관리자도 키를 입력해야 합니다. 10분에 다섯 번 틀리면 잠시 사용할 수 없습니다.',
    },
  ],
  networkHint: '연결을 확인한 뒤 다시 실행해주세요.',
} as const;
