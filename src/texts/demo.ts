export const demoTexts = {
  title: '데모',
  notice: '데모 화면입니다.',
  detail: '입력한 내용은 이 브라우저에만 저장됩니다.',
  reset: '데모 초기화',
  resetConfirm: '데모에 입력한 내용을 모두 지우고 처음 상태로 되돌리시겠습니까?',

  chosen: '이 주소에서 정한 것',
  role: '역할',
  roles: { guest: '게스트', member: '멤버', admin: '관리자' },
  theme: '테마',
  scenario: '상황',
  unknown: (values: string) => `없는 값이라 쓰지 않았습니다: ${values}`,
  toStory: '스토리로 돌아가기',
  leave: '평소대로 보기',
} as const;
