import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { nameTexts } from '@/texts/names';
import { emptyPlace } from '@/design/styles/emptyPlace.css';

export interface NameProposalProps {
  /** A free name; null hides the proposal. */
  proposal: string | null;
  /** The reason for the proposal, if the field does not give it. */
  reason?: string;
  onTake: (name: string) => void;
}

/** Offers a free name below a taken one, with a button that uses it. */
export function NameProposal({ proposal, reason, onTake }: NameProposalProps) {
  return (
    <div aria-live="polite" className={emptyPlace}>
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
