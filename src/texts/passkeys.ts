export const passkeyTexts = {
  title: '패스키',
  note: '지문, 얼굴, 화면 잠금으로 비밀번호 없이 로그인합니다. 비밀번호로도 계속 로그인할 수 있습니다.',
  noteForAdmins:
    '지문, 얼굴, 화면 잠금으로 비밀번호 없이 로그인합니다. 관리자가 등록하면 비밀번호로 로그인할 때도 패스키나 복구 코드로 한 번 더 확인합니다.',
  none: '등록한 패스키가 없습니다.',
  list: '등록한 패스키',
  loadFailed: '패스키를 불러오지 못했습니다.',
  failed: '처리하지 못했습니다. 다시 시도해주세요.',
  notKnown: '이 브라우저에서는 패스키를 쓸 수 없습니다. 최신 브라우저에서 등록해주세요.',
  madeOn: (day: string) => `${day} 등록`,
  usedOn: (ago: string) => `${ago} 사용`,
  unused: '아직 사용하지 않음',
  synced: '기기 간 동기화',

  add: '패스키 등록하기',
  addNote: '비밀번호를 확인한 뒤 이 기기나 휴대폰, 보안 키에 패스키를 만듭니다.',
  name: '이름',
  nameHint: '목록에서 알아보기 쉬운 이름을 적어주세요.',
  added: '패스키를 등록했습니다.',
  next: '계속',

  rename: '이름 변경',
  renameOf: (name: string) => `${name} 이름 변경`,
  save: '저장',
  renamed: '이름을 변경했습니다.',
  remove: '삭제',
  removeOf: (name: string) => `${name} 삭제`,
  removeNote: (name: string) =>
    `‘${name}’ 패스키를 삭제합니다. 삭제하면 이 패스키로 로그인할 수 없습니다.`,
  removed: '패스키를 삭제했습니다. 기기에 남은 패스키는 기기 설정에서 지워주세요.',

  confirm: '패스키로 확인',
  byCode: '코드로 확인',
  byPasskey: '패스키로 확인하기',
  stepLead: '비밀번호를 확인했습니다. 등록한 패스키로 한 번 더 확인해주세요.',
  toPasskey: '패스키로 로그인',

  login: '패스키로 로그인',

  devices: {
    iPhone: 'iPhone',
    iPad: 'iPad',
    Android: 'Android 기기',
    Mac: 'Mac',
    Windows: 'Windows PC',
  },
  otherDevice: '내 기기',
} as const;

/** By the name of the browser's error. */
const refusals: Record<string, string> = {
  NotAllowedError: '패스키를 확인하지 못했습니다. 취소했거나 시간이 지났다면 다시 시도해주세요.',
  AbortError: '패스키 확인을 취소했습니다.',
  InvalidStateError: '이 기기에는 이 계정의 패스키가 이미 있습니다.',
  SecurityError: '이 주소에서는 패스키를 쓸 수 없습니다. 사이트의 원래 주소로 접속해주세요.',
  ConstraintError:
    '이 기기에는 패스키를 만들 수 없습니다. 화면 잠금을 설정하거나 다른 기기를 써주세요.',
  NotSupportedError: '이 기기에는 패스키를 만들 수 없습니다. 다른 기기를 써주세요.',
};

/** The sentence for a passkey that the browser did not bring; `fallback` for any other failure. */
export const passkeyFailure = (error: unknown, fallback: string): string =>
  (error instanceof Error && refusals[error.name]) || fallback;
