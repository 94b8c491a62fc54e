import type { ElementType } from 'react';
import type { Polymorphic } from '../polymorphic';
import { visuallyHidden } from './VisuallyHidden.css';

/**
 * Text for screen readers only, in any element (a span, or the tag in `as`); sighted people get the
 * same meaning another way. Put nothing in it that the Tab key reaches: the focus would be
 * invisible.
 */
export function VisuallyHidden<C extends ElementType = 'span'>(
  props: Polymorphic<C, { className?: never }>,
) {
  const { as, ...rest } = props as Polymorphic<'span', object>;
  const Element: ElementType = as ?? 'span';
  return <Element {...rest} className={visuallyHidden} />;
}
