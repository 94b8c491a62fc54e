import { Heading } from '@/design/components/Heading/Heading';
import { Text } from '@/design/components/Text/Text';
import { useId, type ReactNode } from 'react';
import { section, words } from './SettingsSection.css';

interface SettingsSectionProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** One setting with its title. */
export function SettingsSection({ title, note, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <div className={words}>
        <Heading id={id}>{title}</Heading>
        {note && (
          <Text as="p" variant="meta" tone="muted">
            {note}
          </Text>
        )}
      </div>
      <div>{children}</div>
    </section>
  );
}
