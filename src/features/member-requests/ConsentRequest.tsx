import { sendConsents } from '@/api/consents';
import { routes } from '@/config/routes';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { showToastAtom } from '@/state/toasts';
import { consentTexts } from '@/texts/consent';
import { currentVersions } from '@contract/legal/consents';
import type { LegalName } from '@contract/rules/legal';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { RequestCard } from './RequestCard';
import { takeConsentsDueAtom } from './takeConsentsDueAtom';
import { useRequest } from './useRequest';

interface ConsentRequestProps {
  /** The texts whose versions in force the member has not agreed to. */
  due: readonly LegalName[];
  onLater: () => void;
}

/** Asks a member for the consents that are missing. */
export function ConsentRequest({ due, onLater }: ConsentRequestProps) {
  const takeDue = useSetAtom(takeConsentsDueAtom);
  const showToast = useSetAtom(showToastAtom);
  const { error, ...sending } = useRequest({
    send: () => sendConsents(currentVersions),
    done: (stillDue) => {
      takeDue(stillDue);
      showToast({ text: consentTexts.agreed, tone: 'success' });
    },
    failed: consentTexts.failed,
  });
  return (
    <RequestCard
      title={consentTexts.title}
      lead={consentTexts.lead(due.map((name) => consentTexts.names[name]))}
      error={error}
      later={{ label: consentTexts.later, act: onLater }}
      act={{ label: consentTexts.agree, busyLabel: consentTexts.agreeing, ...sending }}
    >
      <Cluster gap={16}>
        {due.map((name) => (
          <Text
            key={name}
            as={Link}
            to={routes[name]}
            variant="meta"
            tone="accent"
            weight="semibold"
            link
          >
            {consentTexts.names[name]}
          </Text>
        ))}
      </Cluster>
    </RequestCard>
  );
}
