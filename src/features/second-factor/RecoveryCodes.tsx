import { downloadFile } from '@/design/browser/downloadFile';
import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { CopyButton } from '@/design/components/CopyButton/CopyButton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { DownloadIcon } from '@/design/icons/icons';
import { secondFactorTexts as texts } from '@/texts/secondFactor';
import { copyTexts } from './copyTexts';
import { codes as list, mono } from './SecondFactor.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called when the member has kept them: they are not shown again. */
  onKept: () => void;
}

/** New recovery codes, shown once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = () => `${codes.join('\n')}\n`;
  return (
    <Stack gap={16}>
      <Text as="p">{texts.recoveryNote}</Text>
      <ul className={list} aria-label={texts.recovery}>
        {codes.map((code) => (
          <li key={code}>
            <code className={mono}>{code}</code>
          </li>
        ))}
      </ul>
      <Cluster gap={8}>
        <CopyButton label={texts.copy} texts={copyTexts(texts.copy)} text={text} />
        <Button
          variant="soft"
          size="sm"
          icon={<DownloadIcon />}
          onClick={() => downloadFile(texts.fileName, text(), 'text/plain')}
        >
          {texts.download}
        </Button>
        <Button variant="outline" size="sm" onClick={onKept}>
          {texts.kept}
        </Button>
      </Cluster>
    </Stack>
  );
}
