import { suspensionNoticeId } from '@/config/routes';
import { globalStyle } from '@vanilla-extract/css';

// Whatever `useWriting` takes out of use, links among it; here, because nobody else needs the rule.
globalStyle(`[aria-disabled="true"][aria-describedby="${suspensionNoticeId}"]`, {
  opacity: 0.5,
  cursor: 'not-allowed',
});
