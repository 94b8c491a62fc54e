import { readStored, store } from '@/config/storage';
import { isAppleMobile } from '@/design/browser/isAppleMobile';
import { useEffect, useState } from 'react';

/** Chromium's event that the site can be installed, with the browser's own question. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

// Not one of the site's storage keys, which every first view loads.
const KEY = 'mulbit.visits';
/** Stored instead of the visits after the offer. */
const OVER = 'over';
/** The visit from which on installation is offered. */
const OFFERED_FROM = 3;
/** A page that opens this long after the last one begins a new visit, ms. */
const PAUSE = 3_600_000;

/** Counts the visits to this device's site; returns whether installation may be offered. */
function noteVisit(now: number): boolean {
  const stored = readStored(KEY);
  if (stored === OVER) return false;
  const { visits, at } = Object.assign({ visits: 0, at: 0 }, stored);
  const count = now - at > PAUSE ? visits + 1 : visits;
  store(KEY, { visits: count, at: now });
  return count >= OFFERED_FROM;
}

/** Makes this device's offer the last one. */
export const endOffers = () => store(KEY, OVER);

// Browsers inside other apps cannot install; unlike Safari and Chrome, most do not name Safari.
const isInstalledByHand = () =>
  isAppleMobile() &&
  navigator.userAgent.includes('Safari/') &&
  !matchMedia('(display-mode: standalone)').matches;

/** How to install the site, once it may be offered: by the browser's question or by hand; else null. */
export function useInstallOffer() {
  const [offer, setOffer] = useState<{ prompt: InstallPrompt | null } | null>(null);
  useEffect(() => {
    const isDue = noteVisit(Date.now());
    const onPrompt = (event: Event) => {
      // The browser shows no banner of its own.
      event.preventDefault();
      if (isDue) setOffer({ prompt: event as InstallPrompt });
    };
    const end = () => setOffer(null);
    const timer = setTimeout(() => {
      if (isDue && isInstalledByHand()) setOffer({ prompt: null });
    });
    addEventListener('beforeinstallprompt', onPrompt);
    addEventListener('appinstalled', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('beforeinstallprompt', onPrompt);
      removeEventListener('appinstalled', end);
    };
  }, []);
  return offer && { ...offer, onClose: () => setOffer(null) };
}
