export const adminSettingsTexts = {
  intro: '바꾸면 바로 저장되고, 열려 있는 모든 화면에 몇 초 안에 반영됩니다.',
  group: '화면과 공개 방식',
  switches: {
    companion_visible: {
      label: '동반자 위젯 표시',
      hint: '홈에서 멤버의 동반자를 보여줍니다.',
    },
    recommended_spheres_visible: {
      label: '추천 스피어 위젯 표시',
      hint: '홈에서 참여할 만한 스피어를 추천합니다.',
    },
    review_required: {
      label: '검토 후 공개',
      hint: '새 글은 관리자가 확정한 뒤에 공개됩니다. 끄면 쓰는 즉시 공개됩니다.',
    },
    admin_second_factor: {
      label: '관리자는 2단계 인증 필수',
      hint: '2단계 인증을 설정하지 않은 관리자는 설정할 때까지 관리 기능을 쓸 수 없습니다.',
    },
  },
  saved: '설정을 저장했습니다.',
  loadFailed: '설정 로드 실패',
  saveFailed: '설정 저장 실패',
} as const;
