/** In a separate file, because every page with a post needs them, and only a menu needs the others. */
export const saveTexts = {
  saved: '저장했습니다.',
  savedWhere: '마이의 저장 목록에서 볼 수 있습니다.',
  unsaved: '저장을 취소했습니다.',
  saveFailed: '글을 저장하지 못했습니다.',
  unsaveFailed: '저장을 취소하지 못했습니다.',
} as const;
