import { Button } from '@/design/components/Button/Button';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Tooltip } from '@/design/components/Tooltip/Tooltip';
import { ExternalIcon } from '@/design/icons/icons';

export interface OutsideButtonProps {
  href: string;
  /** Why the page does not exist, for examples and simulated data; null if it exists. */
  missing: string | null;
  /** The name of the opened page, for a screen reader. */
  label?: string;
  variant?: 'outline' | 'ghost';
  children: string;
}

/** Opens a page of a third party in a new tab; if that page cannot exist, it says why. */
export function OutsideButton(props: OutsideButtonProps) {
  const { href, missing, label, variant = 'outline', children } = props;
  const look = {
    variant,
    size: 'sm',
    icon: <ExternalIcon size="sm" />,
    'aria-label': label,
  } as const;
  if (missing !== null) {
    return (
      <Tooltip hint={missing}>
        <Button {...look} disabled>
          {children}
        </Button>
      </Tooltip>
    );
  }
  return (
    <LinkButton {...look} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </LinkButton>
  );
}
