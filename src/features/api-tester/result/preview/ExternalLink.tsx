import { OutsideButton } from '@/components/OutsideButton/OutsideButton';
import { previewTexts } from '@/texts/admin/testerResult';
import { createContext, useContext } from 'react';
import { outside } from './Preview.css';

/** Whether the result is simulated, in which case its pages do not exist. */
export const Simulated = createContext(false);

interface ExternalLinkProps {
  href: string;
  /** The link target, for screen readers. */
  label: string;
  /** Whether the page does not exist, if this differs from the rest of the result. */
  isMissing?: boolean;
  children: string;
}

/** Links to a page of a third party in a new tab, without access to this one. */
export function ExternalLink({ isMissing, ...link }: ExternalLinkProps) {
  const isSimulated = useContext(Simulated);
  return (
    <span className={outside}>
      <OutsideButton
        {...link}
        variant="ghost"
        missing={(isMissing ?? isSimulated) ? previewTexts.noPage : null}
      />
    </span>
  );
}
