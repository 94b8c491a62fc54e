import { OutsideButton } from '@/components/OutsideButton/OutsideButton';
import { previewTexts } from '@/texts/admin/testerResult';
import { createContext, useContext } from 'react';
import { outside } from './Preview.css';

/** Whether the result is a simulated one, whose pages are nowhere. */
export const Simulated = createContext(false);

interface ExternalLinkProps {
  href: string;
  /** What it opens, for a screen reader. */
  label: string;
  /** Whether there is no such page, where that does not follow from the whole result. */
  isMissing?: boolean;
  children: string;
}

/** Leads to a page of a third party, in a new tab that knows nothing of this one. */
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
