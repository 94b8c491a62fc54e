import type { ComponentPropsWithRef, ElementType } from 'react';

/** Own props, plus whatever the element or component named in `as` takes besides them. */
export type Polymorphic<C extends ElementType, Own> = Own & { as?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof Own | 'as'
  >;
