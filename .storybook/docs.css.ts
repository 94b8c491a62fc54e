import { vars } from '@/design/tokens/vars.css';
import { globalStyle } from '@vanilla-extract/css';

// The docs are light in either theme; what stands in them has the ground and the ink of its own.
globalStyle('.sbdocs .docs-story', { backgroundColor: vars.color.canvas, color: vars.color.text });
