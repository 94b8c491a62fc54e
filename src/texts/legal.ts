function dayText(version: string): string {
  const [year, month, day] = version.split('-').map(Number);
  return `${year}년 ${month}월 ${day}일`;
}

/** The pages of the terms, the privacy policy and the help; their content comes from the server. */
export const legalTexts = {
  titles: { terms: '이용약관', privacy: '개인정보 처리방침', help: '도움말' },
  descriptions: {
    terms: '이 사이트를 이용하는 데 필요한 권리와 의무, 절차를 정한 약관입니다.',
    privacy: '어떤 개인정보를 왜 처리하고 얼마나 보관하는지 알립니다.',
    help: '글과 영상을 올리고, 동반자를 키우고, 계정을 관리하는 방법을 알려드립니다.',
  },
  /** @param version the day when the text came into force, 2026-11-23 */
  inForce: (version: string) => `${dayText(version)} 시행 · 버전 ${version}`,
  /** @param version the day when the help changed */
  changed: (version: string) => `${dayText(version)}에 고쳤습니다.`,
  contents: '차례',
  failed: '내용을 불러오지 못했습니다.',
  contact: '문의',
  contactNotes: {
    terms: '약관과 개인정보에 관해 궁금한 점이 있으면 알려주세요.',
    privacy: '약관과 개인정보에 관해 궁금한 점이 있으면 알려주세요.',
    help: '찾는 내용이 없으면 알려주세요.',
  },
  /** The values that the operator has not filled in yet. */
  blanks: {
    site: '사이트 이름',
    operator: '운영자 이름',
    address: '운영자 주소',
    officer: '개인정보 보호책임자 이름',
    contact: '문의 이메일',
  },
  blank: (name: string) => `[${name}]`,
} as const;
