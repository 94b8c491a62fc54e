import { suspensionNoticeId } from '@/config/routes';
import { globalStyle } from '@vanilla-extract/css';

// Everything that `useWriting` disables, including links; here, because only suspended members need
// the rule.
globalStyle(`[aria-disabled="true"][aria-describedby="${suspensionNoticeId}"]`, {
  opacity: 0.5,
  cursor: 'not-allowed',
});
