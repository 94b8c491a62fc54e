import { secondFactorTexts } from '@/texts/secondFactor';

/** The texts of a button that copies something. */
export const copyTexts = (copy: string) => ({
  copy,
  copied: secondFactorTexts.copied,
  failed: secondFactorTexts.copyFailed,
});
