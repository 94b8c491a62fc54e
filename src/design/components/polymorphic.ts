import type { ComponentPropsWithRef, ElementType } from 'react';

/** Own props, plus all other props of the element or component in `as`. */
export type Polymorphic<C extends ElementType, Own> = Own & { as?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof Own | 'as'
  >;
