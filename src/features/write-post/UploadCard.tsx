import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Spread } from '@/design/components/Spread/Spread';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { imageTexts } from '@/texts/blocks';
import { commonTexts } from '@/texts/common';
import * as styles from './Blocks.css';
import type { Upload } from './useUploads';

interface UploadCardProps {
  upload: Upload;
  onRetry: () => void;
  onCancel: () => void;
  /** Chooses another picture. */
  onChoose: () => void;
  /** Restores the picture that this one was to replace; null if it replaces none. */
  onKeepOld: (() => void) | null;
}

const MB = 1024 * 1024;
const megabytes = (bytes: number) => `${(bytes / MB).toFixed(1)}MB`;

function stateOf({ status, share }: Upload): string {
  if (status === 'cancelled') return imageTexts.cancelled;
  if (status === 'waiting') return imageTexts.waiting;
  if (status === 'failed' || status === 'refused') return '';
  return share < 1 ? imageTexts.uploading(Math.round(share * 100)) : imageTexts.storing;
}

/** A picture that exists only locally so far: its progress, and the actions after a failure. */
export function UploadCard(props: UploadCardProps) {
  const { upload, onRetry, onCancel, onChoose, onKeepOld } = props;
  const { file, picture, share, status, problem } = upload;
  const isUnderWay = status === 'waiting' || status === 'sending';
  // The same file would be refused again.
  const isRefused = status === 'refused';
  return (
    <div className={styles.box}>
      <img className={styles.thumb} src={picture} alt="" />
      <Stack gap={8} minWidth={0} flexGrow={1}>
        <Spread rowGap={4} flexWrap="wrap" minWidth={0}>
          <Text variant="label" lines={1}>
            {file.name}
          </Text>
          <span className={styles.state}>{stateOf(upload)}</span>
        </Spread>
        {isUnderWay && (
          <ProgressBar
            label={imageTexts.uploadOf(file.name)}
            value={share}
            valueText={stateOf(upload)}
            hideText
            on="sunken"
          />
        )}
        <div role="alert">
          {problem !== null && (
            <Text variant="meta" tone="danger">
              {imageTexts.failed(problem)}
            </Text>
          )}
        </div>
        <Spread rowGap={4} flexWrap="wrap" minWidth={0}>
          <Text variant="meta" tone="muted" tabular>
            {status === 'sending'
              ? imageTexts.size(megabytes(share * file.size), megabytes(file.size))
              : megabytes(file.size)}
          </Text>
          {isUnderWay ? (
            <Button size="sm" variant="ghost" data-leads onClick={onCancel}>
              {commonTexts.cancel}
            </Button>
          ) : (
            <Cluster as="span" alignItems="stretch" gap={4}>
              {onKeepOld && (
                <Button size="sm" variant="ghost" onClick={onKeepOld}>
                  {imageTexts.keepOld}
                </Button>
              )}
              <Button
                size="sm"
                variant={isRefused ? 'outline' : 'ghost'}
                data-leads={isRefused || undefined}
                onClick={onChoose}
              >
                {imageTexts.chooseAgain}
              </Button>
              {!isRefused && (
                <Button size="sm" variant="outline" data-leads onClick={onRetry}>
                  {commonTexts.retry}
                </Button>
              )}
            </Cluster>
          )}
        </Spread>
      </Stack>
    </div>
  );
}
