import { WaterStage } from '@/components/WaterStage/WaterStage';
import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { Spinner } from '@/design/components/Spinner/Spinner';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { characterTexts } from '@/texts/character';
import { commonTexts } from '@/texts/common';
import { companionTexts } from '@/texts/companion';
import { failureText } from '@/texts/errors';
import { routes } from '@contract/endpoints/routes';
import type { ReactNode } from 'react';
import * as styles from './Customizer.css';

/** Still water in place of the companion, and below it what is the matter. */
function Waters({ scene, children }: { scene?: ReactNode; children: ReactNode }) {
  return (
    <Card padding="none" edge>
      <div className={styles.scene}>
        <WaterStage>{scene}</WaterStage>
      </div>
      <Stack
        alignItems="center"
        gap={12}
        paddingTop={24}
        paddingBottom={32}
        textAlign="center"
        paddingX={16}
      >
        {children}
      </Stack>
    </Card>
  );
}

interface LoadingProps {
  userId: string;
  onRetry: () => void;
}

/** On its way. Anyone who waits too long finds what to tell the people who can help. */
export function CustomizerLoading({ userId, onRetry }: LoadingProps) {
  const [method, path] = routes.getCharacter;
  const facts = [`${method} ${path}`, `userId: ${userId}`, 'character: null', 'parts: 0'];
  const spinner = (
    <div className={styles.spinner}>
      <Spinner />
    </div>
  );
  return (
    <Waters scene={spinner}>
      <Text as="p" variant="label" role="status">
        {characterTexts.loading}
      </Text>
      <Button variant="outline" onClick={onRetry}>
        {commonTexts.retry}
      </Button>
      <details className={styles.debug}>
        <summary className={styles.summary}>{characterTexts.debug}</summary>
        <pre className={styles.facts}>{facts.join('\n')}</pre>
      </details>
    </Waters>
  );
}

interface FailedProps {
  failure: unknown;
  busy: boolean;
  onRetry: () => void;
}

export function CustomizerFailed({ failure, busy, onRetry }: FailedProps) {
  return (
    <Waters>
      <div role="alert">
        <Heading>{characterTexts.errorHeading}</Heading>
        <Text as="p" variant="body" tone="muted">
          {failureText(failure, companionTexts.failed)}
        </Text>
      </div>
      <Button variant="outline" busy={busy} onClick={onRetry}>
        {commonTexts.retry}
      </Button>
    </Waters>
  );
}

interface MissingProps {
  busy: boolean;
  onRefresh: () => void;
}

/** There is no companion, or nothing to make one of. */
export function CustomizerMissing({ busy, onRefresh }: MissingProps) {
  return (
    <Waters>
      <Text as="p" variant="label">
        {characterTexts.notFound}
      </Text>
      <Button variant="outline" busy={busy} onClick={onRefresh}>
        {commonTexts.refresh}
      </Button>
    </Waters>
  );
}
