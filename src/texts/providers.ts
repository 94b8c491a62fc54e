import type { LoginProvider } from '@contract/rules/members/login-providers';

export const providerTexts = {
  /** The labels that the providers' guidelines give. */
  buttons: {
    kakao: '카카오 로그인',
    naver: '네이버 로그인',
    google: 'Google로 로그인',
    apple: 'Apple로 로그인',
  } satisfies Record<LoginProvider, string>,
  names: {
    kakao: '카카오',
    naver: '네이버',
    google: 'Google',
    apple: 'Apple',
  } satisfies Record<LoginProvider, string>,
  group: '간편 로그인',
  simulated: '시뮬레이션입니다. 실제 카카오, 네이버, Google, Apple에 연결하지 않습니다.',
  failed: '로그인 화면을 열지 못했습니다. 다시 시도해주세요.',

  checking: '로그인을 확인하는 중입니다.',
  notDone: '로그인하지 못했습니다',
  cancelled: '로그인을 취소했습니다.',
  finishFailed: '로그인을 확인하지 못했습니다. 다시 시도해주세요.',
  restart: '로그인 화면으로',
  linked: (name: string) => `${name} 계정을 연결했습니다.`,

  newcomer: '거의 다 되었습니다',
  newcomerLead: (name: string) =>
    `${name} 계정으로 처음 오셨네요. 사이트에서 쓸 이름을 정하고 약관에 동의해주세요.`,
  newcomerEmail: (email: string) => `이메일: ${email}`,
  emailHint: '비밀번호 설정과 알림에 씁니다.',
  signUp: '가입하기',
  signUpFailed: '가입하지 못했습니다. 다시 시도해주세요.',

  simulation: (name: string) => `${name} 로그인 시뮬레이션`,
  simulationLead:
    '실제 서비스 대신 나오는 화면입니다. 적은 이메일의 계정으로 로그인한 것처럼 돌아갑니다.',
  simulationEmail: '이메일',
  simulationConfirmed: '서비스가 확인한 이메일',
  simulationGo: '계속하기',
  simulationCancel: '취소',

  title: '간편 로그인',
  note: '연결한 서비스의 계정으로 비밀번호 없이 로그인합니다.',
  list: '간편 로그인 서비스',
  loadFailed: '연결한 계정을 불러오지 못했습니다.',
  linkedOn: (day: string) => `${day} 연결`,
  usedOn: (ago: string) => `${ago} 사용`,
  unused: '아직 사용하지 않음',
  notLinked: '연결하지 않음',
  link: '연결하기',
  linkOf: (name: string) => `${name} 연결하기`,
  linkNote: (name: string) => `${name}에서 로그인하면 그 계정을 연결합니다.`,
  unlink: '연결 해제',
  unlinkOf: (name: string) => `${name} 연결 해제`,
  unlinkNote: (name: string) => `연결을 해제하면 ${name} 계정으로 로그인할 수 없습니다.`,
  unlinked: (name: string) => `${name} 연결을 해제했습니다.`,
  changeFailed: '처리하지 못했습니다. 다시 시도해주세요.',
  password: '현재 비밀번호',
  noPassword:
    '이 계정에는 비밀번호가 없습니다. 로그아웃한 뒤 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 정할 수 있습니다.',
} as const;
