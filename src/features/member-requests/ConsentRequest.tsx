import { call } from '@/api/client';
import { routes } from '@/config/routes';
import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { showToastAtom } from '@/state/toasts';
import { consentTexts } from '@/texts/consent';
import { currentVersions } from '@contract/legal/consents';
import { legalNames, type ConsentName } from '@contract/rules/site/legal';
import { useSetAtom, atom } from 'jotai';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RequestCard } from '@/components/RequestCard/RequestCard';
import { useRequest } from './useRequest';
import { setUserAtom, userAtom } from '@/state/session';

/** Updates which consents of the session's member are still missing. */
const takeConsentsDueAtom = atom(null, (get, set, consentsDue: readonly ConsentName[]) => {
  const user = get(userAtom);
  if (user) set(setUserAtom, { ...user, consentsDue });
});

interface ConsentRequestProps {
  /** The current consents that the member has not given. */
  due: readonly ConsentName[];
  onLater: () => void;
}

/** Asks a member for missing consents. */
export function ConsentRequest({ due, onLater }: ConsentRequestProps) {
  const takeDue = useSetAtom(takeConsentsDueAtom);
  const showToast = useSetAtom(showToastAtom);
  const [isOver14, setIsOver14] = useState(false);
  const [lacksAge, setLacksAge] = useState(false);
  const { error, act, busy } = useRequest({
    send: () =>
      call('giveConsents', { body: { ...currentVersions, ...(isOver14 && { isOver14 }) } }).then(
        (answer) => answer.consentsDue,
      ),
    done: (stillDue) => {
      takeDue(stillDue);
      showToast({ text: consentTexts.agreed, tone: 'success' });
    },
    failed: consentTexts.failed,
  });
  const texts = legalNames.filter((name) => due.includes(name));
  const names = texts.map((name) => consentTexts.names[name]);
  // Members without an age confirmation gave no consent yet, or before it was recorded.
  const asksAge = due.includes('over14');
  const { agree: label, agreeing: busyLabel } = consentTexts;
  const send = () => (asksAge && !isOver14 ? setLacksAge(true) : act());
  return (
    <RequestCard
      title={consentTexts.title}
      lead={asksAge ? consentTexts.firstLead(names) : consentTexts.lead(names)}
      error={lacksAge ? consentTexts.needAge : error}
      later={{ label: consentTexts.later, act: onLater }}
      act={{ label, busyLabel, busy, act: send }}
    >
      {texts.length > 0 && (
        <Cluster gap={16}>
          {texts.map((name) => (
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
      )}
      {asksAge && (
        <Checkbox
          aria-required
          label={consentTexts.items.isOver14}
          checked={isOver14}
          aria-invalid={lacksAge ? true : undefined}
          onChange={(checked) => {
            setIsOver14(checked);
            setLacksAge(false);
          }}
        />
      )}
    </RequestCard>
  );
}
