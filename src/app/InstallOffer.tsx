import { RequestCard } from '@/components/RequestCard/RequestCard';
import { settingsAtom } from '@/state/settings';
import { installTexts } from '@/texts/install';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { endOffers, type InstallPrompt } from './installing';

interface InstallOfferProps {
  /** Null if the visitor installs by hand. */
  prompt: InstallPrompt | null;
  onClose: () => void;
}

/** Offers to put the site on the phone's home screen, in one visit only. */
export default function InstallOffer({ prompt, onClose }: InstallOfferProps) {
  const { siteName } = useAtomValue(settingsAtom);
  useEffect(endOffers, []);
  const install = () => {
    onClose();
    void prompt?.prompt();
  };
  const label = installTexts.install;
  return (
    <RequestCard
      title={(prompt ? installTexts.title : installTexts.titleByHand)(siteName)}
      lead={prompt ? installTexts.lead : installTexts.leadByHand}
      error={null}
      later={{ label: prompt ? installTexts.later : installTexts.read, act: onClose }}
      act={prompt && { label, busyLabel: label, busy: false, act: install }}
    />
  );
}
