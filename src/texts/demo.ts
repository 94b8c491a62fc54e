export const demoTexts = {
  title: '데모',
  notice: '데모 화면입니다.',
  detail: '입력한 내용은 이 브라우저에만 저장됩니다.',
  reset: '데모 초기화',
  resetConfirm: '데모에 입력한 내용을 모두 지우고 처음 상태로 되돌리시겠습니까?',
} as const;
