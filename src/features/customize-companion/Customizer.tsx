import { companionRemote } from '@/state/companion';
import { useSharedRemote } from '@/state/useRemote';
import { CustomizerForm } from './CustomizerForm';
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

/** Still water instead of the companion, with a message below it. */
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

/** The loading state. After a long wait it shows details to report to support. */
function CustomizerLoading({ userId, onRetry }: LoadingProps) {
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

function CustomizerFailed({ failure, busy, onRetry }: FailedProps) {
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

/** Shown if there is no companion, or there are no parts for one. */
function CustomizerMissing({ busy, onRefresh }: MissingProps) {
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

export interface CustomizerProps {
  /** The owner of the companion: the session's member. */
  userId: string;
  /** A separate page, or a panel next to other content that can be closed. */
  mode: 'page' | 'panel';
  /** For the panel: called after saving or cancelling. */
  onClose?: () => void;
}

/** The editor of a member's own companion, with its loading and error states. */
export function Customizer({ userId, mode, onClose }: CustomizerProps) {
  const { state, retry } = useSharedRemote(companionRemote, userId);
  const { status, value: known, isAsking } = state;
  if (status === 'failed') {
    return <CustomizerFailed failure={state.error} busy={isAsking} onRetry={retry} />;
  }
  if (!known) return <CustomizerLoading userId={userId} onRetry={retry} />;
  const { character, availableParts } = known;
  if (!character || availableParts.length === 0) {
    return <CustomizerMissing busy={isAsking} onRefresh={retry} />;
  }
  return (
    <CustomizerForm
      key={userId}
      userId={userId}
      companion={known}
      character={character}
      mode={mode}
      onClose={onClose}
    />
  );
}
