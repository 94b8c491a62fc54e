import { Text } from '@/design/components/Text/Text';
import { CheckIcon, GemFilledIcon, LockIcon } from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { characterTexts } from '@/texts/character';
import { companionTexts } from '@/texts/companion';
import type { CharacterPart } from '@contract/models/character';
import type { ComponentPropsWithRef } from 'react';
import { PartIcon } from '../PartIcon/PartIcon';
import * as styles from './PartTile.css';

export interface PartTileProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'part' | 'className'
> {
  part: Pick<CharacterPart, 'part_name' | 'part_icon' | 'unlock_level' | 'rarity' | 'price'>;
  /** Whether the companion wears the part or has the body. */
  checked: boolean;
  /**
   * Whether the part is still locked. It still accepts presses, which show the reason or sell the
   * part.
   */
  locked?: boolean;
}

/** The text below a part: its price until it is bought, or the level that unlocks it. */
function reasonOf({ price, unlock_level }: PartTileProps['part'], locked: boolean): string | null {
  if (price === null) return locked ? characterTexts.locked(unlock_level) : null;
  return locked ? characterTexts.price(price) : characterTexts.bought;
}

/** The effect of a press: it opens the purchase dialog, chooses one of several, or toggles. */
function pressOf(isForSale: boolean, checked: boolean, role: string | undefined) {
  if (isForSale) return { 'aria-haspopup': 'dialog' } as const;
  return role === 'radio' ? { 'aria-checked': checked } : { 'aria-pressed': checked };
}

/** A selectable part. For a choice of one among several, pass `role="radio"` inside a radiogroup. */
export function PartTile({ part, checked, locked = false, ...rest }: PartTileProps) {
  const { part_name, part_icon, rarity, price } = part;
  const isForSale = locked && price !== null;
  const isClosed = locked && !isForSale;
  const reason = reasonOf(part, locked);
  return (
    <button
      type="button"
      {...pressOf(isForSale, checked, rest.role)}
      {...(isClosed && { 'aria-disabled': true })}
      {...rest}
      className={cx(styles.tile, styles.rarity[rarity])}
    >
      <span className={cx(styles.drawing, isClosed && styles.faint)}>
        <PartIcon icon={part_icon} still />
      </span>
      <Text variant="caption" weight="semibold">
        {part_name}
      </Text>
      <span className={styles.ribbon}>{companionTexts.rarities[rarity]}</span>
      {reason !== null && <span className={styles.reason}>{reason}</span>}
      {isForSale && (
        <span className={styles.mark}>
          <GemFilledIcon size="sm" />
        </span>
      )}
      {(checked || isClosed) && (
        <span className={cx(styles.mark, styles.sign[checked ? 'placed' : 'locked'])}>
          {checked ? <CheckIcon size="sm" /> : <LockIcon size="sm" />}
        </span>
      )}
    </button>
  );
}
