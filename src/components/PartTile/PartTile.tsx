import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { CheckIcon, LockIcon } from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { characterTexts } from '@/texts/character';
import { companionTexts } from '@/texts/companion';
import type { CharacterPart } from '@contract/models/character';
import type { ComponentPropsWithRef } from 'react';
import { PartIcon } from '../PartIcon/PartIcon';
import * as styles from './PartTile.css';

export interface PartTileProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'part'> {
  part: Pick<CharacterPart, 'part_name' | 'part_icon' | 'unlock_level' | 'rarity'>;
  /** Whether the companion wears the part, or has the body. */
  selected: boolean;
  /**
   * Whether the part is still locked. It takes presses all the same, so that the reason can be
   * shown.
   */
  locked?: boolean;
}

/** A part to choose. For a choice of one among several, pass `role="radio"` inside a radiogroup. */
export function PartTile({ part, selected, locked = false, className, ...rest }: PartTileProps) {
  const { part_name, part_icon, unlock_level, rarity } = part;
  const state = rest.role === 'radio' ? { 'aria-checked': selected } : { 'aria-pressed': selected };
  return (
    <button
      type="button"
      {...state}
      {...(locked && { 'aria-disabled': true })}
      {...rest}
      className={cx(styles.tile, styles.rarity[rarity], className)}
    >
      <span className={cx(styles.drawing, locked && styles.faint)}>
        <PartIcon icon={part_icon} still />
      </span>
      <Text variant="caption" weight="semibold">
        {part_name}
      </Text>
      <Stack as="span" alignItems="center" gap={0} className={styles.foot}>
        <span className={styles.word}>{companionTexts.rarities[rarity]}</span>
        {locked && <span className={styles.reason}>{characterTexts.locked(unlock_level)}</span>}
      </Stack>
      {(selected || locked) && (
        <span className={cx(styles.mark, styles.sign[selected ? 'placed' : 'locked'])}>
          {selected ? <CheckIcon size={16} /> : <LockIcon size={16} />}
        </span>
      )}
    </button>
  );
}
