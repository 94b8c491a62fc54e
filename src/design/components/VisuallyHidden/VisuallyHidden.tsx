import type { ElementType } from 'react';
import type { Polymorphic } from '../polymorphic';
import { visuallyHidden } from './VisuallyHidden.css';

/**
 * Words for a screen reader only, in any element (a span unless `as` says another); the eye gets
 * the same meaning another way. Nothing that the Tab key reaches belongs in it: the
 * focus would be unseen.
 */
export function VisuallyHidden<C extends ElementType = 'span'>(
  props: Polymorphic<C, { className?: never }>,
) {
  const { as, ...rest } = props as Polymorphic<'span', object>;
  const Element: ElementType = as ?? 'span';
  return <Element {...rest} className={visuallyHidden} />;
}
