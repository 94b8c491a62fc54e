import type { ElementType, ReactNode } from 'react';
import { cx } from '../../styles/cx';
import { takeUtilities, type Utilities } from '../../styles/utilities';
import type { Polymorphic } from '../polymorphic';

type OwnProps<ClassName> = Utilities & { className?: ClassName; children?: ReactNode };

/** A box as any element, with its spaces and colours from the tokens. */
export type BoxProps<C extends ElementType = 'div'> = Polymorphic<C, OwnProps<string>>;

/** The same for what is laid out by a component of ours: a class of one's own is for a Box. */
export type ClosedBoxProps<C extends ElementType = 'div'> = Polymorphic<C, OwnProps<never>>;

/**
 * The one element everything is laid out with: any tag (`as`), our utilities as props, the rest
 * handed to the element. Values come from the token lists; sizes are keys in px.
 */
export function Box<C extends ElementType = 'div'>({ as, className, ...props }: BoxProps<C>) {
  const Element: ElementType = as ?? 'div';
  const { classes, rest } = takeUtilities(props);
  return <Element {...rest} className={cx(...classes, className) || undefined} />;
}
