import { Box, type ClosedBoxProps } from '../Box/Box';
import { page } from './Page.css';

/** What a page holds, and how wide it gets. */
export type PageProps = ClosedBoxProps<'main'> & {
  /** wide for columns, tables and cards; reading for one column to read or fill in. */
  width?: keyof typeof page;
};

/** The main part of a page, in the middle of the window; the way past the menus leads to it. */
export function Page({ width = 'wide', ...rest }: PageProps) {
  return <Box as="main" tabIndex={-1} {...rest} className={page[width]} />;
}
