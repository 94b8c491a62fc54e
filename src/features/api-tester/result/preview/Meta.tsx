import { Text } from '@/design/components/Text/Text';
import { useMinute } from '@/design/hooks/useMinute';
import { timeAgo } from '@contract/rules/site/time';
import { OutsideButton } from '@/components/OutsideButton/OutsideButton';
import { previewTexts } from '@/texts/admin/testerResult';
import { createContext, useContext } from 'react';
import { outside } from '../TesterResult.css';

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

interface MetaProps {
  facts: readonly (string | null)[];
  /** When it was published, ISO; null if unknown. */
  publishedAt?: string | null;
}

/** The known facts about an item, in one line of small text. */
export function Meta({ facts, publishedAt = null }: MetaProps) {
  const now = useMinute();
  const age = publishedAt === null ? null : timeAgo(Date.parse(publishedAt), now);
  const said = [...facts, age].filter((fact) => fact !== null && fact !== '');
  if (said.length === 0) return null;
  return (
    <Text as="p" variant="meta" tone="muted" tabular>
      {said.join(' · ')}
    </Text>
  );
}
