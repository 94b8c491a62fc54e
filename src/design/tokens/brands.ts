/** The colours of a sign-in button by its provider's guidelines; none of them is ours to choose. */
export interface BrandColors {
  back: string;
  words: string;
  /** The colour of its edge, if it differs from the back. */
  edge?: string;
}

export const brands = {
  kakao: { light: { back: '#FEE500', words: '#191919' } },
  naver: { light: { back: '#03C75A', words: '#FFFFFF' } },
  google: {
    light: { back: '#FFFFFF', words: '#1F1F1F', edge: '#747775' },
    dark: { back: '#131314', words: '#E3E3E3', edge: '#8E918F' },
  },
  apple: {
    light: { back: '#000000', words: '#FFFFFF' },
    dark: { back: '#FFFFFF', words: '#000000' },
  },
} as const satisfies Record<string, { light: BrandColors; dark?: BrandColors }>;
