import type { ElementType, ReactNode } from 'react';
import { cx } from '../../styles/cx';
import { takeUtilities, type Utilities } from '../../styles/utilities';
import type { Polymorphic } from '../polymorphic';

type OwnProps<ClassName> = Utilities & { className?: ClassName; children?: ReactNode };

/** A box as any element, with spacing and colours from the tokens. */
export type BoxProps<C extends ElementType = 'div'> = Polymorphic<C, OwnProps<string>>;

/** The same for our layout components, which take no class; only a Box does. */
export type ClosedBoxProps<C extends ElementType = 'div'> = Polymorphic<C, OwnProps<never>>;

/**
 * The basic layout element: any tag (`as`), our utilities as props; all other props go to the
 * element. Values come from the token lists; sizes are keys in px.
 */
export function Box<C extends ElementType = 'div'>({ as, className, ...props }: BoxProps<C>) {
  const Element: ElementType = as ?? 'div';
  const { classes, rest } = takeUtilities(props);
  return <Element {...rest} className={cx(...classes, className) || undefined} />;
}
