import { suspensionNoticeId } from '@/config/routes';
import { globalStyle } from '@vanilla-extract/css';

// Everything that `useWriting` disables, even links; only suspended members need this rule.
globalStyle(`[aria-disabled="true"][aria-describedby="${suspensionNoticeId}"]`, {
  opacity: 0.5,
  cursor: 'not-allowed',
});
