import { commonTexts } from '@/texts/common';
import { skip } from './SkipLink.css';

/**
 * The first link of a page, seen only while it has the focus: past the navigation, to the content.
 * @param to the id of the content
 */
export function SkipLink({ to }: { to: string }) {
  return (
    <a className={skip} href={`#${to}`}>
      {commonTexts.skipToContent}
    </a>
  );
}
