import type { Rule } from '@oxlint/plugins';

const HANGUL = /[\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\uac00-\ud7ff]/u;

/**
 * Reports each line with Korean text. Texts for people are in `src/texts`, so that one person can
 * review them all.
 */
export const noHangul: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { hangul: 'Korean text belongs in src/texts; import it from there.' },
  },
  create(context) {
    return {
      Program() {
        context.sourceCode.lines.forEach((text, index) => {
          const column = text.search(HANGUL);
          if (column < 0) return;
          context.report({ loc: { line: index + 1, column }, messageId: 'hangul' });
        });
      },
    };
  },
};
