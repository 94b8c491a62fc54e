/** The texts of the page that sets up a new site. */
export const setupTexts = {
  title: '사이트 설정',
  lead: '이름과 첫 관리자를 정하면 사이트가 열립니다. 모두 나중에 바꿀 수 있습니다.',
  account: '관리자 계정',
  accountLead: '이 계정은 이용약관과 개인정보 처리방침에 동의한 것으로 기록됩니다.',
  userNameHint:
    '멤버에게 보이는 이름입니다. 관리자, 운영자처럼 역할을 뜻하는 이름은 쓸 수 없습니다.',
  spheres: '처음 여는 스피어',
  spheresLead: '스피어는 관심사별 모임입니다. 처음 열어 둘 스피어를 골라주세요.',
  publishing: '글 공개 방식',
  publishingLead: '새 글을 바로 공개할지, 관리자가 먼저 볼지 정해주세요.',
  review: '검토 후 공개',
  reviewHint: '켜면 새 글은 관리자가 확정한 뒤에 공개됩니다.',
  submit: '사이트 열기',
  submitting: '여는 중...',
  failed: '사이트를 설정하지 못했습니다.',
  checking: '링크를 확인하는 중입니다...',
  checkFailed: '링크를 확인하지 못했습니다.',
  endedTitle: '이 링크로는 설정할 수 없습니다',
  missing:
    '서버를 시작할 때 콘솔에 표시된 링크로 열어주세요. 이미 관리자가 있는 사이트에는 링크가 없습니다.',
} as const;
