/** The texts of the site's mails. No mail contains text that a member wrote. Subjects begin with the site's name. */
export const mailTexts = {
  signupConfirm: {
    subject: '이메일 주소 확인',
    before: [
      '가입해주셔서 감사합니다.',
      '아래 링크를 열어 이메일 주소를 확인해주세요. 링크는 30분 동안 한 번만 쓸 수 있습니다.',
    ],
    after: [
      '확인하면 글과 댓글을 쓸 수 있습니다.',
      '가입하지 않았다면 이 메일을 무시해주세요. 확인하지 않은 계정은 글을 쓸 수 없습니다.',
    ],
  },
  passwordReset: {
    subject: '비밀번호 재설정',
    before: [
      '비밀번호 재설정 요청을 받았습니다.',
      '아래 링크를 열어 새 비밀번호를 설정해주세요. 링크는 30분 동안 한 번만 쓸 수 있습니다.',
    ],
    after: [
      '새 비밀번호를 설정하면 로그인한 모든 기기에서 로그아웃됩니다.',
      '요청하지 않았다면 이 메일을 무시해주세요. 비밀번호는 변경되지 않습니다.',
    ],
  },
  passwordWasChanged: {
    subject: '비밀번호가 변경되었습니다',
    before: ['이 계정의 비밀번호가 변경되었고, 다른 기기에서는 로그아웃되었습니다.'],
    after: [
      '등록한 패스키와 연결한 간편 로그인은 그대로 남아 있습니다. 모르는 것이 있으면 마이 → 설정에서 삭제하거나 연결을 해제해주세요.',
      '직접 변경하지 않았다면 지금 비밀번호를 재설정해주세요.',
    ],
  },
  passkeyWasAdded: {
    subject: '패스키가 등록되었습니다',
    before: ['이 계정에 패스키가 새로 등록되었습니다. 이제 비밀번호 없이 로그인할 수 있습니다.'],
    after: [
      '직접 등록하지 않았다면 지금 비밀번호를 변경하고, 마이 → 설정 → 패스키에서 모르는 패스키를 삭제해주세요.',
    ],
  },
  accountWasLinked: {
    subject: '간편 로그인이 연결되었습니다',
    before: [
      '이 계정에 카카오, 네이버, Google, Apple 중 한 서비스의 계정이 새로 연결되었습니다. 이제 그 서비스로 로그인할 수 있습니다.',
    ],
    after: [
      '직접 연결하지 않았다면 지금 비밀번호를 변경하고, 마이 → 설정 → 간편 로그인에서 모르는 계정의 연결을 해제해주세요.',
    ],
  },
  emailChange: {
    subject: '새 이메일 주소 확인',
    before: [
      '계정의 이메일을 이 주소로 변경해달라는 요청을 받았습니다.',
      '아래 링크를 열어 확인해주세요. 링크는 30분 동안 한 번만 쓸 수 있습니다.',
    ],
    after: ['요청하지 않았다면 이 메일을 무시해주세요. 아무것도 변경되지 않습니다.'],
  },
  emailTaken: {
    subject: '이미 사용 중인 이메일 주소입니다',
    before: [
      '다른 계정의 이메일을 이 주소로 변경해달라는 요청을 받았지만, 이 주소는 이미 다른 계정에서 쓰고 있어 변경하지 않았습니다.',
    ],
    after: ['요청하지 않았다면 이 메일을 무시해주세요. 아무것도 변경되지 않습니다.'],
  },
  emailWasChanged: {
    subject: '이메일 주소가 변경되었습니다',
    before: [
      '계정의 이메일이 다른 주소로 변경되었습니다. 앞으로는 새 주소로 로그인하며, 이 주소로는 메일을 보내지 않습니다.',
    ],
    after: ['직접 변경하지 않았다면 운영자에게 알려주세요.'],
  },
  contact: (address: string) => `문의: ${address}`,
} as const;

/** The mails that have texts. */
export type WrittenMail = Exclude<keyof typeof mailTexts, 'contact'>;
