import { Mark } from '@/design/brand/Mark';
import { settingsAtom } from '@/state/settings';
import { cardImage } from '@contract/rules/site/uploads';
import { useAtomValue } from 'jotai';
import { icon } from './SiteMark.css';

/** The icon of the site: its own or our mark. @param size its side, CSS px */
export function SiteMark({ size }: { size: number }) {
  const { siteIcon } = useAtomValue(settingsAtom);
  if (siteIcon === null) return <Mark size={size} />;
  return <img className={icon} src={cardImage(siteIcon)} alt="" width={size} height={size} />;
}
