import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { keyHelpTexts } from '@/texts/admin/keys';
import { commonTexts } from '@/texts/common';
import { Fragment } from 'react';
import * as styles from './KeyHelp.css';

/** A key and its action. */
export type KeyMeaning = readonly [key: string, meaning: string];

export interface KeyHintsProps {
  /** The keys to list; a key without a meaning shares the meaning of the next one. */
  keys: readonly KeyMeaning[];
  onOpen: () => void;
}

/** The keys in one line, for screens with a keyboard; a press opens their list. */
export function KeyHints({ keys, onOpen }: KeyHintsProps) {
  return (
    <button type="button" className={styles.hints} onClick={onOpen} title={keyHelpTexts.open}>
      {keys.map(([key, meaning]) => (
        <Fragment key={key}>
          <kbd className={styles.key}>{key}</kbd>
          {meaning}
        </Fragment>
      ))}
    </button>
  );
}

export interface KeyHelpProps {
  keys: readonly KeyMeaning[];
  /** Whether the keys are switched on. */
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

/** All keys of a page, and the switch that turns them off. */
export function KeyHelp({ keys, isOn, onSwitch, onClose }: KeyHelpProps) {
  return (
    <Dialog
      open
      size="sm"
      title={keyHelpTexts.title}
      closeLabel={commonTexts.close}
      onClose={onClose}
    >
      <Stack as="dl" gap={8}>
        {keys.map(([key, meaning]) => (
          <Row key={key} gap={12}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </Row>
        ))}
      </Stack>
      <Text as="p" variant="meta" tone="muted">
        {keyHelpTexts.silent}
      </Text>
      <Checkbox label={keyHelpTexts.use} checked={isOn} onChange={onSwitch} />
    </Dialog>
  );
}
