import { preserve, text } from '@/design/components/Text/Text.css';
import { style } from '@vanilla-extract/css';

/** The text of a mail, which contains a long address. */
export const mailText = style([text({ variant: 'meta' }), preserve, { overflowWrap: 'anywhere' }]);
