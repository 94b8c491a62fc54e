export const deletePostTexts = {
  confirm: '글을 삭제하시겠습니까?',
  note: '삭제한 글은 되돌릴 수 없습니다.',
  deleted: '글을 삭제했습니다.',
  failed: '글을 삭제하지 못했습니다.',
} as const;
