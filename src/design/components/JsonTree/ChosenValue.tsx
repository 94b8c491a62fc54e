import type { Copied } from '../../hooks/useCopy';
import { Button } from '../Button/Button';
import { Spread } from '../Spread/Spread';
import { copiedWords } from '../CopyButton/CopyButton';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { plainValue, type JsonNode } from './jsonNodes';
import * as styles from './JsonTree.css';
import type { JsonTreeTexts } from './texts';

interface ChosenValueProps {
  /** Null if no row is chosen. */
  node: JsonNode | null;
  texts: JsonTreeTexts;
  copied: Copied;
  onCopy: (path: string) => void;
}

/** The path of the chosen row with its copy button, and the full value if its row cuts it. */
export function ChosenValue({ node, texts, copied, onCopy }: ChosenValueProps) {
  const whole = node ? plainValue(node) : '';
  return (
    <Stack gap={8} padding={16}>
      <Spread flexWrap="wrap">
        {node ? (
          <code className={styles.path}>{node.path}</code>
        ) : (
          <Text variant="meta" tone="muted">
            {texts.choose}
          </Text>
        )}
        <Button variant="soft" size="sm" disabled={!node} onClick={() => node && onCopy(node.path)}>
          {copiedWords(copied, texts, texts.copyPath)}
        </Button>
        <VisuallyHidden role="status">{copiedWords(copied, texts, '')}</VisuallyHidden>
      </Spread>
      {node && whole !== '' && (
        <div role="group" aria-label={node.path} tabIndex={0} className={styles.whole}>
          {whole}
        </div>
      )}
    </Stack>
  );
}
