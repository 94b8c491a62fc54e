import { call } from '@/api/client';
import { downloadFile } from '@/design/browser/downloadFile';
import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { CopyButton } from '@/design/components/CopyButton/CopyButton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { DownloadIcon } from '@/design/icons/icons';
import { secondFactorTexts as texts } from '@/texts/secondFactor';
import { ConfirmForm, type Confirmation } from './ConfirmForm';
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

/** How many recovery codes a member has left. */
export function CodesLeft({ count }: { count: number }) {
  return (
    <Text as="p" variant="meta" tone={count === 0 ? 'danger' : 'muted'}>
      {count === 0 ? texts.codesGone : texts.codesLeft(count)}
    </Text>
  );
}

interface RenewCodesProps {
  /** The member's id. */
  of: string;
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

/** Gets new recovery codes, which end the old ones. */
export function RenewCodes({ of, onDone, onCancel }: RenewCodesProps) {
  const renew = async (body: Confirmation) => {
    onDone((await call('renewRecoveryCodes', { body })).recoveryCodes);
  };
  return (
    <ConfirmForm
      of={of}
      note={texts.renewNote}
      label={texts.renew}
      send={renew}
      onCancel={onCancel}
    />
  );
}
