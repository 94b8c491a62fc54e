import type { ElementType, ReactNode } from 'react';
import type { Polymorphic } from '../polymorphic';
import { card } from './Card.css';

type CardOwnProps = {
  /** none for media that reach the edge; md 20 px (phone 16); lg 28 px (phone 16). */
  padding?: 'none' | 'md' | 'lg';
  /** Below 900 px it spans the screen: no radius, and a thin line above and below. For cards of the main column. */
  edge?: boolean;
  className?: never;
  children?: ReactNode;
};

/** A plain surface for one thing. Do not put cards inside cards. */
export function Card<C extends ElementType = 'div'>(props: Polymorphic<C, CardOwnProps>) {
  const { as, padding, edge, ...rest } = props as Polymorphic<'div', CardOwnProps>;
  const Element: ElementType = as ?? 'div';
  return <Element {...rest} className={card({ padding, edge })} />;
}
