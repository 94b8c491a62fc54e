/** The notice for a suspended member on every page. */
export const suspensionTexts = {
  title: '활동이 정지되었습니다.',
  until: (until: string) => `${until}까지 읽기만 할 수 있습니다.`,
  forGood: '해제될 때까지 읽기만 할 수 있습니다.',
  reason: (reason: string) => `사유: ${reason}`,
} as const;
