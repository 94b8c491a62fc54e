import type { ElementType, ReactNode } from 'react';
import type { Polymorphic } from '../polymorphic';
import type { ButtonProps } from './Button';
import { button } from './Button.css';

type LinkButtonOwnProps = Pick<
  ButtonProps,
  'variant' | 'size' | 'tone' | 'fullWidth' | 'tight' | 'icon'
> & {
  className?: never;
  children: ReactNode;
};

/**
 * A link that looks like a button, for navigation. `as` takes the router's link (`<LinkButton
 * as={Link} to="/write">`), because this folder must not depend on the router.
 */
export function LinkButton<C extends ElementType = 'a'>(props: Polymorphic<C, LinkButtonOwnProps>) {
  const { as, variant, size, tone, fullWidth, tight, icon, children, ...rest } =
    props as Polymorphic<'a', LinkButtonOwnProps>;
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} className={button({ variant, size, tone, fullWidth, tight })}>
      {icon}
      <span>{children}</span>
    </Element>
  );
}
