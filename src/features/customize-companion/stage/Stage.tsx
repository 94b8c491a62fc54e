import { CompanionFigure } from '@/components/CompanionFigure/CompanionFigure';
import { WaterStage } from '@/components/WaterStage/WaterStage';
import { Text } from '@/design/components/Text/Text';
import { cx } from '@/design/styles/cx';
import { characterTexts } from '@/texts/character';
import { useId, type RefObject } from 'react';
import * as styles from './Stage.css';
import type { Editor } from '../editor/useEditor';
import type { Placing } from './usePlacing';
import { widthOn } from '../editor/partCatalog';
import { PlacedPart } from './PlacedPart';

interface StageProps {
  editor: Editor;
  placing: Placing;
  canvas: RefObject<HTMLDivElement | null>;
  /** The area for dropping parts. */
  stage: RefObject<HTMLDivElement | null>;
  isPositioning: boolean;
  /** Whether a part is being dragged; `over` if it would be dropped here. */
  dragState: 'none' | 'away' | 'over';
  /** Called when position mode ends. */
  onDone: () => void;
  /** Called when the last accessory is removed while it has the focus. */
  onBare: () => void;
}

/** The companion on the water, with its controls. */
export function Stage(props: StageProps) {
  const { editor, placing, canvas, stage, isPositioning, dragState, onDone, onBare } = props;
  const { appearance, catalog } = editor;
  const helpId = useId();
  const base = catalog.base(appearance.base);
  const drawn = appearance.placed.flatMap(({ id, x, y }) => {
    const part = catalog.accessory(id);
    if (!part) return [];
    return {
      part_id: id,
      part_icon: part.part_icon,
      position_x: x,
      position_y: y,
      part_size: widthOn(base, part),
      part_layer: part.layout.layer,
    };
  });

  function leave(part: HTMLElement): void {
    const parts = [...(canvas.current?.querySelectorAll<HTMLElement>('[data-part]') ?? [])];
    const at = parts.indexOf(part);
    const next = parts[at + 1] ?? parts[at - 1];
    if (next) next.focus();
    else onBare();
  }

  return (
    <div ref={stage} className={styles.stage}>
      <WaterStage>
        <div
          className={styles.figure}
          // A moving companion is hard to aim at.
          data-steady={isPositioning || dragState !== 'none' || undefined}
        >
          {base && <CompanionFigure baseIcon={base.part_icon} accessories={drawn} label="" />}
          <div
            ref={canvas}
            className={styles.canvas}
            // In position mode, screen readers must pass the arrow keys on.
            role={isPositioning ? 'application' : 'group'}
            aria-label={characterTexts.canvas}
            data-canvas=""
            {...placing.surface}
          >
            {appearance.placed.map((placed) => (
              <PlacedPart
                key={placed.id}
                editor={editor}
                placed={placed}
                isPositioning={isPositioning}
                isActive={placing.active === placed.id}
                helpId={helpId}
                onActivate={() => placing.setActive(placed.id)}
                onLeave={leave}
                onDone={onDone}
              />
            ))}
          </div>
        </div>
      </WaterStage>
      {dragState !== 'none' && (
        <div className={cx(styles.hint, styles.drop, dragState === 'over' && styles.over)}>
          <span className={styles.words}>
            <Text variant="label">{characterTexts.dropHint}</Text>
          </span>
        </div>
      )}
      {dragState === 'none' && !isPositioning && placing.active !== null && (
        // Announced with the part itself.
        <div className={styles.hint} aria-hidden="true">
          <span className={styles.words}>
            <Text variant="meta">{characterTexts.removeHint}</Text>
          </span>
        </div>
      )}
      <p id={helpId} hidden>
        {isPositioning
          ? `${characterTexts.positionHelp} ${characterTexts.positionKeys}`
          : characterTexts.removeHint}
      </p>
    </div>
  );
}
