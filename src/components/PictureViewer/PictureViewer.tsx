import { IconButton } from '@/design/components/IconButton/IconButton';
import { beginHere, useModal } from '@/design/components/Dialog/useModal';
import { BackIcon, MinusIcon, PlusIcon, RightIcon, XIcon } from '@/design/icons/icons';
import { commonTexts } from '@/texts/common';
import { pictureTexts } from '@/texts/pictures';
import { useState, type KeyboardEvent } from 'react';
import * as styles from './PictureViewer.css';
import { useGestures } from './useGestures';

/** A picture of a post. */
export interface ViewedPicture {
  src: string;
  /** Its text alternative. */
  alt: string;
  caption: string;
}

interface PictureViewerProps {
  pictures: readonly ViewedPicture[];
  /** The picture to show first. */
  start: number;
  onClose: () => void;
}

/** The factor by which a button or key zooms. */
const STEP = 1.5;

/** The pictures of a post, one at a time, as large as the window or larger. */
export default function PictureViewer({ pictures, start, onClose }: PictureViewerProps) {
  const [position, setPosition] = useState(start);
  const modal = useModal(onClose, { keepOnBackdrop: true });
  const { stage, picture, view, zoom, reset, handlers } = useGestures(go);
  const shown = pictures[position];
  const isFirst = position === 0;
  const isLast = position === pictures.length - 1;

  function go(by: 1 | -1): void {
    const next = position + by;
    if (next < 0 || next >= pictures.length) return;
    setPosition(next);
    reset();
  }

  const keys: Record<string, () => void> = {
    ArrowRight: () => go(1),
    ArrowLeft: () => go(-1),
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': reset,
  };
  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  if (!shown) return null;
  const number = pictureTexts.number(position + 1, pictures.length);
  return (
    <dialog
      {...modal}
      className={styles.viewer}
      aria-label={pictureTexts.viewer}
      onKeyDown={onKeyDown}
    >
      {/* A press on the picture keeps the focus here, where the keys are handled. */}
      <div className={styles.layout} tabIndex={-1}>
        <div className={styles.bar}>
          <span className={styles.count} role="status">
            {number}
          </span>
          {pictures.length > 1 && (
            <>
              <IconButton
                label={pictureTexts.previous}
                icon={<BackIcon />}
                disabled={isFirst}
                onClick={() => go(-1)}
              />
              <IconButton
                label={pictureTexts.next}
                icon={<RightIcon />}
                disabled={isLast}
                onClick={() => go(1)}
              />
            </>
          )}
          <IconButton
            label={pictureTexts.smaller}
            icon={<MinusIcon />}
            disabled={view.scale === 1}
            onClick={() => zoom(1 / STEP)}
          />
          <IconButton label={pictureTexts.larger} icon={<PlusIcon />} onClick={() => zoom(STEP)} />
          <IconButton
            ref={beginHere}
            label={commonTexts.close}
            icon={<XIcon />}
            onClick={onClose}
          />
        </div>
        <div ref={stage} className={styles.stage} {...handlers}>
          <img
            key={shown.src}
            ref={picture}
            className={styles.picture}
            style={{ translate: `${view.x}px ${view.y}px`, scale: String(view.scale) }}
            src={shown.src}
            alt={shown.alt}
            draggable={false}
          />
        </div>
        <p className={styles.caption}>{shown.caption}</p>
      </div>
    </dialog>
  );
}
