import { InlineText } from '@/components/InlineText/InlineText';
import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { ImageIcon } from '@/design/icons/icons';
import { imageTexts } from '@/texts/blocks';
import { commonTexts } from '@/texts/common';
import { imageTypes } from '@contract/rules/site/uploads';
import { useRef, useState } from 'react';
import * as styles from './Blocks.css';
import type { ImageBlock as Block } from './blocks';
import { UploadCard } from './UploadCard';
import type { Upload } from './useUploads';

interface ImageBlockProps {
  block: Block;
  active: boolean;
  upload: Upload | undefined;
  onChange: (change: Partial<Block>) => void;
  onFiles: (files: readonly File[]) => void;
  onRetry: () => void;
  onCancel: () => void;
  onKeepOld: () => void;
  onAddText: () => void;
  onSend: () => void;
}

/** A picture, in every state of its upload, with its caption. */
export function ImageBlock(props: ImageBlockProps) {
  const { block, active, upload, onChange, onFiles, onRetry, onCancel, onKeepOld } = props;
  const { onAddText, onSend } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  const source = upload?.picture ?? block.url;
  const isThere = block.url !== '' && !block.isLocal;
  const [broken, setBroken] = useState<string | null>(null);
  const isBroken = isThere && broken === source;
  return (
    <Stack gap={12}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={imageTypes.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      {!isThere && upload && (
        <UploadCard
          upload={upload}
          onRetry={onRetry}
          onCancel={onCancel}
          onChoose={choose}
          onKeepOld={block.url === '' ? null : onKeepOld}
        />
      )}
      {!isThere && !upload && (
        <button type="button" className={styles.choose} data-leads onClick={choose}>
          <ImageIcon size="lg" />
          <Text variant="label">{imageTexts.select}</Text>
          <Text variant="meta" tone="muted">
            {block.fileName ? imageTexts.notKept(block.fileName) : imageTexts.hint}
          </Text>
        </button>
      )}
      {isThere && !isBroken && (
        <img
          className={styles.picture}
          src={source}
          alt={block.caption}
          onError={() => setBroken(source)}
        />
      )}
      {isBroken && (
        <div className={styles.box}>
          <Stack gap={8} minWidth={0} flexGrow={1}>
            <Text variant="meta" tone="danger" role="alert">
              {imageTexts.broken}
            </Text>
            <Cluster as="span" alignItems="stretch" gap={4}>
              <Button size="sm" variant="outline" onClick={choose}>
                {imageTexts.chooseAgain}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setBroken(null)}>
                {commonTexts.retry}
              </Button>
            </Cluster>
          </Stack>
        </div>
      )}
      {(isThere || upload || block.caption) && (
        <InlineText
          label={imageTexts.captionLabel}
          placeholder={imageTexts.caption}
          variant="caption"
          single
          leads={isThere}
          value={block.caption}
          onWords={(words) => onChange({ caption: words })}
          onEnter={onAddText}
          onSend={onSend}
        />
      )}
      {isThere && !isBroken && active && (
        <div>
          <Button size="sm" variant="soft" icon={<ImageIcon size="sm" />} onClick={choose}>
            {imageTexts.chooseAgain}
          </Button>
        </div>
      )}
    </Stack>
  );
}
