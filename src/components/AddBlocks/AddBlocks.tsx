import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { ImageIcon, LinkIcon, TextIcon, VideoIcon } from '@/design/icons/icons';
import { blockTexts } from '@/texts/blocks';
import { writeTexts } from '@/texts/write';
import type { Block } from '@contract/models/block';
import type { ReactNode } from 'react';
import * as styles from './AddBlocks.css';

type Kind = Block['type'];

const icons: [Kind, ReactNode][] = [
  ['text', <TextIcon />],
  ['image', <ImageIcon />],
  ['video', <VideoIcon />],
  ['link', <LinkIcon />],
];

export interface AddBlocksProps {
  /** The place of the new block, as text. */
  label: string;
  /** Nobody is signed in any more: adding needs a login. */
  needsLogin?: boolean | undefined;
  /** Below a block the buttons are smaller. */
  size?: 'sm' | 'md';
  /** The focus moves to the first button, because the row has just been opened. */
  autoFocus?: boolean;
  onAdd: (kind: Kind) => void;
}

/** A button for each kind of block. */
export function AddBlocks(props: AddBlocksProps) {
  const { needsLogin, size = 'md', autoFocus, onAdd } = props;
  const label = needsLogin ? writeTexts.loginRequired : props.label;
  return (
    <Cluster role="group" aria-label={label}>
      <span className={styles.words} aria-hidden="true">
        {label}
      </span>
      {icons.map(([kind, icon], at) => (
        <span key={kind} className={styles.button}>
          <Button
            variant="soft"
            size={size}
            tight="phone"
            icon={icon}
            disabled={needsLogin}
            // A person who opened the row by keyboard continues in it.
            autoFocus={autoFocus && at === 0}
            onClick={() => !needsLogin && onAdd(kind)}
          >
            {blockTexts.kinds[kind]}
          </Button>
        </span>
      ))}
    </Cluster>
  );
}
