import { LinkButton } from '@/design/components/Button/LinkButton';
import { ExternalIcon } from '@/design/icons/icons';
import { outside } from './Preview.css';

interface ExternalLinkProps {
  href: string;
  /** What it opens, for a screen reader. */
  label: string;
  children: string;
}

/** Leads to a page of a third party, in a new tab that knows nothing of this one. */
export function ExternalLink({ href, label, children }: ExternalLinkProps) {
  return (
    <LinkButton
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      variant="ghost"
      size="sm"
      className={outside}
      icon={<ExternalIcon size={16} />}
    >
      {children}
    </LinkButton>
  );
}
