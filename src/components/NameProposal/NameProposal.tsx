import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { nameTexts } from '@/texts/names';
import { place } from './NameProposal.css';

export interface NameProposalProps {
  /** A free name; null shows nothing. */
  proposal: string | null;
  /** Why it is proposed, where the field does not say so. */
  reason?: string;
  onTake: (name: string) => void;
}

/** Below a name that somebody has: a free one, and the button that takes it. */
export function NameProposal({ proposal, reason, onTake }: NameProposalProps) {
  return (
    <div aria-live="polite" className={place}>
      {proposal !== null && (
        <Cluster>
          <Text as="p" variant="meta">
            {`${reason ?? ''} ${nameTexts.ask(proposal)}`}
          </Text>
          <Button variant="outline" size="sm" onClick={() => onTake(proposal)}>
            {nameTexts.take}
          </Button>
        </Cluster>
      )}
    </div>
  );
}
