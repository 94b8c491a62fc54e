export const mailLinkTexts = {
  resetTitle: '비밀번호 재설정',
  resetLead: '가입한 이메일 주소로 새 비밀번호를 설정하는 링크를 보내드립니다.',
  email: '이메일',
  send: '재설정 메일 받기',
  sending: '보내는 중...',
  sendFailed: '메일을 요청하지 못했습니다. 다시 시도해주세요.',
  sentTitle: '메일을 확인해주세요',
  sent: (email: string) =>
    `${email} 주소로 가입한 계정이 있으면 비밀번호 재설정 메일을 보내드렸습니다.`,
  sentHints: [
    '링크는 30분 동안 한 번만 쓸 수 있고, 새로 요청하면 이전 링크는 쓸 수 없습니다.',
    '메일이 보이지 않으면 스팸함도 확인해주세요.',
  ],
  again: '다른 주소로 요청하기',
  toLogin: '로그인으로 돌아가기',

  newTitle: '새 비밀번호 설정',
  newLead: (email: string) => `${email} 계정의 새 비밀번호를 입력해주세요.`,
  checking: '링크를 확인하는 중입니다...',
  checkFailed: '링크를 확인하지 못했습니다.',
  newSubmit: '비밀번호 변경하기',
  newSubmitting: '변경 중...',
  newFailed: '비밀번호를 변경하지 못했습니다. 다시 시도해주세요.',
  newDoneTitle: '비밀번호를 변경했습니다',
  newDone: '로그인한 모든 기기에서 로그아웃했습니다. 새 비밀번호로 로그인해주세요.',
  login: '로그인',

  endedTitle: '사용할 수 없는 링크입니다',
  ended: '링크가 만료되었거나 이미 사용되었습니다. 메일을 다시 요청해주세요.',
  missing: '메일에 있는 링크를 다시 열어주세요.',
  askAgain: '메일 다시 받기',

  confirmTitle: '이메일 주소 확인',
  confirmFailed: '이메일을 확인하지 못했습니다. 다시 시도해주세요.',
  /** A member changes their address. */
  moved: {
    lead: (email: string) =>
      `계정의 이메일을 ${email} 주소로 변경합니다. 앞으로는 이 주소로 로그인합니다.`,
    act: '이 주소로 변경하기',
    acting: '변경 중...',
    doneTitle: '이메일을 변경했습니다',
    done: (email: string) => `이제 ${email} 주소로 로그인합니다.`,
  },
  /** A new member confirms their address. */
  joined: {
    lead: (email: string) => `${email} 주소로 가입했습니다. 확인하면 글과 댓글을 쓸 수 있습니다.`,
    act: '이메일 확인하기',
    acting: '확인하는 중...',
    doneTitle: '이메일을 확인했습니다',
    done: (_email: string) => '이제 글과 댓글을 쓸 수 있습니다.',
  },
  toSettings: '설정으로 가기',
  confirmEnded:
    '링크가 만료되었거나 이미 사용되었습니다. 이미 확인을 마쳤다면 그대로 이용하시고, 아니라면 로그인한 뒤 다시 요청해주세요.',

  changeTitle: '이메일 변경',
  changeNote: '새 주소로 보낸 링크를 열어야 변경됩니다.',
  present: (email: string) => `지금 이메일은 ${email}입니다.`,
  newEmail: '새 이메일',
  password: '본인 확인용 비밀번호',
  change: '확인 메일 받기',
  changeFailed: '확인 메일을 요청하지 못했습니다. 다시 시도해주세요.',
  changeSent: (email: string) =>
    `${email} 주소로 확인 메일을 보냈습니다. 30분 안에 링크를 열어주세요.`,

  requestTitle: '이메일 주소를 확인해주세요',
  requestLead: (email: string) =>
    `${email} 주소로 보낸 메일의 링크를 열면 글과 댓글을 쓸 수 있습니다. 그때까지는 글을 읽고 좋아요를 누를 수 있습니다.`,
  requestAgain: '메일 다시 받기',
  requestSending: '보내는 중...',
  requestSent: (email: string) =>
    `${email} 주소로 메일을 다시 보냈습니다. 이전 링크는 쓸 수 없으니 새 메일의 링크를 열어주세요.`,
  requestFailed: '메일을 보내지 못했습니다. 다시 시도해주세요.',
  requestLater: '닫기',

  demoBox: '데모 메일함',
  demoNote: '데모에서는 메일을 보내지 않습니다. 실제로는 다음 메일을 보냈을 것입니다.',
  demoEmpty: '보냈을 메일이 없습니다. 가입하지 않은 주소에는 메일을 보내지 않습니다.',
  demoTo: (email: string) => `받는 사람 ${email}`,
  demoLink: '메일의 링크 열기',
} as const;
