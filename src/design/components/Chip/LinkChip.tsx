import type { ElementType, ReactNode } from 'react';
import type { Polymorphic } from '../polymorphic';
import type { ChipProps } from './Chip';
import { chip } from './Chip.css';

type LinkChipOwnProps = {
  /** It leads to the present page. */
  current: boolean;
  /** The background under it: the page (canvas) or a card (surface). */
  on?: ChipProps['on'];
  className?: never;
  children: ReactNode;
};

/** A choice that is stored in the address: a link that looks like a chip. */
export function LinkChip<C extends ElementType = 'a'>(props: Polymorphic<C, LinkChipOwnProps>) {
  const { as, current, on, ...rest } = props as Polymorphic<'a', LinkChipOwnProps>;
  const Element: ElementType = as ?? 'a';
  return (
    <Element
      {...rest}
      aria-current={current || undefined}
      className={chip({ checked: current, on })}
    />
  );
}
