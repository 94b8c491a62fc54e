import { Button } from '@/design/components/Button/Button';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { authTexts } from '@/texts/auth';
import { sharedLinkTexts } from '@/texts/links';
import { writeTexts } from '@/texts/write';
import { Link } from 'react-router-dom';

export interface SendHelpProps {
  /** Why the form could not be sent: nobody is signed in, or the post was changed in the meantime. */
  obstacle: 'login' | 'stale';
  /** The address of the login page, or of the changed post. */
  to: string;
  onOverwrite: () => void;
}

/**
 * The ways to solve a failed sending. All of them leave the text in place: links open in another window.
 */
export function SendHelp({ obstacle, to, onOverwrite }: SendHelpProps) {
  const isStale = obstacle === 'stale';
  return (
    <>
      <LinkButton as={Link} to={to} target="_blank" variant="outline" size="sm">
        <span>{isStale ? writeTexts.seeNewer : authTexts.login}</span>
        <VisuallyHidden> {sharedLinkTexts.newWindow}</VisuallyHidden>
      </LinkButton>
      {isStale && (
        <Button variant="ghost" size="sm" tone="danger" onClick={onOverwrite}>
          {writeTexts.overwrite}
        </Button>
      )}
    </>
  );
}
