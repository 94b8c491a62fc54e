import { useEffect, useState } from 'react';
import { lazyLoad } from '@/design/lazy/lazyLoad';
import { settingsTexts } from '@/texts/settings';

/** Names a device by the user agent from its login. */
export type NameDevice = (userAgent: string) => string;

const parser = lazyLoad(() => import('bowser'));

/** Loads the device names. The browser list behind them is large, so it is loaded on demand. */
export async function loadDeviceNames(): Promise<NameDevice> {
  const { default: bowser } = await parser.load();
  return (userAgent) => {
    if (!userAgent) return settingsTexts.unknownDevice;
    const { browser, os } = bowser.parse(userAgent);
    if (browser.name && os.name) return settingsTexts.device(browser.name, os.name);
    return browser.name ?? os.name ?? settingsTexts.unknownDevice;
  };
}

/** Returns a function that names devices; null until the browser list loads, or if it fails. */
export function useDeviceNames(): NameDevice | null {
  const [nameOf, setNameOf] = useState<NameDevice | null>(null);
  useEffect(() => {
    let isHere = true;
    loadDeviceNames().then(
      (name) => isHere && setNameOf(() => name),
      // Without it the list shows only when each session was used.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return nameOf;
}
