import { lazyLoad } from '@/design/lazy/lazyLoad';
import { settingsTexts } from '@/texts/settings';

/** Names a device by how its browser named itself at login. */
export type NameDevice = (userAgent: string) => string;

const parser = lazyLoad(() => import('bowser'));

/** The names of devices. The list of browsers behind them is long and comes when it is asked for. */
export async function loadDeviceNames(): Promise<NameDevice> {
  const { default: bowser } = await parser.load();
  return (userAgent) => {
    if (!userAgent) return settingsTexts.unknownDevice;
    const { browser, os } = bowser.parse(userAgent);
    if (browser.name && os.name) return settingsTexts.device(browser.name, os.name);
    return browser.name ?? os.name ?? settingsTexts.unknownDevice;
  };
}
