import { LinkButton } from '@/design/components/Button/LinkButton';
import { Stack } from '@/design/components/Stack/Stack';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkHeading } from './LinkHeading';

interface OutcomeProps {
  title: string;
  text: string;
  act: string;
  to: string;
  children?: ReactNode;
}

/** The final step: the result, and a link to continue. It is announced when it appears. */
export function Outcome({ title, text, act, to, children }: OutcomeProps) {
  return (
    <Stack gap={24}>
      <div role="status">
        <LinkHeading title={title} lead={text} />
      </div>
      {children}
      <LinkButton as={Link} to={to} replace size="lg" fullWidth>
        {act}
      </LinkButton>
    </Stack>
  );
}
