import { Text } from '@/design/components/Text/Text';

/** A member's email. Where it is wider than its column the line breaks before the sign, and not a letter before the end. */
export function EmailText({ email }: { email: string }) {
  const at = email.indexOf('@');
  return (
    <Text variant="meta" tone="muted">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Text>
  );
}
