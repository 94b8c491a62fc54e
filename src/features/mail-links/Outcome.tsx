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

/** The end of a way: what came of it, and where to go from here. It is read out when it comes. */
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
