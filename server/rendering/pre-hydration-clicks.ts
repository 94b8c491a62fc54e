import { EARLY_PRESSES } from '@contract/rendering';
import { createHash } from 'node:crypto';

const script =
  `(p=>addEventListener("click",e=>{const b=e.target.closest("button");b&&p.add(b)},` +
  `{capture:true,signal:p.end.signal}))(${EARLY_PRESSES}=Object.assign(new Set,{end:new AbortController}))`;

/**
 * The script of a rendered page that notes pressed buttons before the page's code has loaded, and
 * its name in a security policy. Links work by themselves until then.
 */
export const preHydrationClicks = {
  tag: `<script>${script}</script>`,
  source: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
};
