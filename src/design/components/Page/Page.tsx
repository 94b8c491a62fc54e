import { Box, type ClosedBoxProps } from '../Box/Box';
import { page } from './Page.css';

/** The content of a page and its width. */
export type PageProps = ClosedBoxProps<'main'> & {
  /** wide for columns, tables and cards; reading for one column of text or fields. */
  width?: keyof typeof page;
};

/** The main part of a page, centred in the window; the skip link leads to it. */
export function Page({ width = 'wide', ...rest }: PageProps) {
  return <Box as="main" tabIndex={-1} {...rest} className={page[width]} />;
}
