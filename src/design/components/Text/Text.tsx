import type { ElementType, ReactNode } from 'react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import { cx } from '../../styles/cx';
import type { Utilities } from '../../styles/utilities';
import { Box } from '../Box/Box';
import type { Polymorphic } from '../polymorphic';
import { clamp, lines as linesVar, preserve, text } from './Text.css';

type TextOwnProps = NonNullable<RecipeVariants<typeof text>> &
  Utilities & {
    /** Shows at most this many lines and an ellipsis for the rest. */
    lines?: number;
    /** Keeps line breaks as they were typed. */
    preserveLines?: boolean;
    className?: never;
    children?: ReactNode;
  };

/** A text as any element, in one of the type styles. */
export type TextProps<C extends ElementType = 'span'> = Polymorphic<C, TextOwnProps>;

/**
 * Text in one of the roles of the type scale. Without `variant` it takes the size around it, so it
 * can colour or strengthen a part of a sentence. `as` decides the tag; a role never does.
 */
export function Text<C extends ElementType = 'span'>(props: TextProps<C>) {
  const {
    as = 'span',
    variant,
    tone,
    weight,
    tabular,
    link,
    lines,
    preserveLines,
    ...rest
  } = props as TextProps;
  return (
    <Box
      as={as}
      {...rest}
      className={cx(
        text({ variant, tone, weight, tabular, link }),
        lines !== undefined && (lines === 1 ? clamp.one : clamp.many),
        preserveLines && preserve,
      )}
      {...(lines !== undefined &&
        lines > 1 && { style: assignInlineVars({ [linesVar]: String(lines) }) })}
    />
  );
}
