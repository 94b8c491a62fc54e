import { Text, type TextProps } from '../Text/Text';

/** The heading of a page, a section or a subsection. */
export type HeadingProps = Omit<TextProps<'h2'>, 'as' | 'variant'> & { level?: 1 | 2 | 3 };

const looks = {
  1: { as: 'h1', variant: 'pageTitle' },
  2: { as: 'h2', variant: 'heading' },
  3: { as: 'h3', variant: 'label' },
} as const;

/** A heading of a part of the page, at `level` (2 by default): tag and size go together. */
export function Heading({ level = 2, ...rest }: HeadingProps) {
  return <Text {...looks[level]} {...rest} />;
}
