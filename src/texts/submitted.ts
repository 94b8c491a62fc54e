export const submittedTexts = {
  lead: '글을 잘 받았습니다. 관리자가 확인하고 있습니다.',
  next: '다음 순서',
  steps: (points: number | null): readonly string[] => [
    '지금은 나만 볼 수 있습니다.',
    '검토가 끝나면 모두에게 공개되고, 알림으로 알려드립니다.',
    ...(points === null ? [] : [`공개되면 물방울 ${points}개를 받고 정원의 식물이 자랍니다.`]),
    '고칠 점이 있으면 이유를 알려드립니다. 고치면 다시 검토합니다.',
  ],
} as const;
