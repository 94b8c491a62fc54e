/** The labels of audit entries, on the screen and in the file. */
export const auditKindTexts = {
  'post.confirm': '글 확정',
  'post.revert': '글 미확정',
  'post.reject': '글 반려',
  'post.undo': '결정 취소',
  'post.update': '글 수정',
  'post.delete': '글 삭제',
  'comment.update': '댓글 수정',
  'comment.delete': '댓글 삭제',
  'member.suspend': '멤버 정지',
  'member.lift': '정지 해제',
  'member.level': '관리자 권한 변경',
  'member.sessions': '세션 종료',
  'report.resolve': '신고 처리',
  'settings.update': '설정 변경',
  'query.run': '쿼리 실행',
  'video.import': '영상 가져오기',
  'video.save': '영상 저장',
  'video.undo': '가져온 영상 되돌리기',
  'video.redo': '되돌린 영상 복구',
  'channel.collect': '채널 수집',
  'query.save': '쿼리 저장',
  'query.remove': '저장한 쿼리 삭제',
  'login.success': '로그인',
  'login.failure': '로그인 실패',
  'password.change': '비밀번호 변경',
  'password.failure': '비밀번호 확인 실패',
  'password.reset': '비밀번호 재설정',
  'email.change': '이메일 변경',
  'account.delete': '탈퇴',
} as const;

/** The name and the columns of the file of the audit. */
export const auditFileTexts = {
  name: '감사-로그',
  columns: ['시각', '종류', '한 사람', '대상', '관련 멤버', '내용', '이전', '이후', '묶음'],
} as const;
