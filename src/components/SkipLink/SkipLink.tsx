import { commonTexts } from '@/texts/common';
import { skip } from './SkipLink.css';

/**
 * The first link of a page, visible only while focused: it skips the navigation.
 * @param to the id of the content
 */
export function SkipLink({ to }: { to: string }) {
  return (
    <a className={skip} href={`#${to}`}>
      {commonTexts.skipToContent}
    </a>
  );
}
