import { Spinner } from '@/design/components/Spinner/Spinner';
import { providerTexts } from '@/texts/providers';
import type { LoginProvider } from '@contract/rules/members/login-providers';
import { button, place, tile } from './ProviderButton.css';
import { ProviderMark } from './ProviderMark';

export interface ProviderButtonProps {
  provider: LoginProvider;
  /** It is working: ignores presses. */
  busy?: boolean;
  onClick: () => void;
}

/** A button to sign in with a provider, as the provider's guideline draws it. */
export function ProviderButton({ provider, busy = false, onClick }: ProviderButtonProps) {
  return (
    <button
      type="button"
      className={button[provider]}
      // The contrast of its colours is the provider's.
      data-brand
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : { onClick })}
    >
      <ProviderMark provider={provider} />
      <span>{providerTexts.buttons[provider]}</span>
      {busy && (
        <span className={place}>
          <Spinner />
        </span>
      )}
    </button>
  );
}

/** The sign of a provider on its colour, beside its name. */
export function ProviderTile({ provider }: Pick<ProviderButtonProps, 'provider'>) {
  return (
    <span className={tile[provider]}>
      <ProviderMark provider={provider} />
    </span>
  );
}
