import { CompanionFigure } from '@/components/CompanionFigure/CompanionFigure';
import { WaterStage } from '@/components/WaterStage/WaterStage';
import { Text } from '@/design/components/Text/Text';
import { cx } from '@/design/styles/cx';
import { characterTexts } from '@/texts/character';
import { useId, type RefObject } from 'react';
import * as styles from './Stage.css';
import type { Dressing } from './useDressing';
import type { Placing } from './usePlacing';
import { widthOn } from './wardrobe';
import { WornPart } from './WornPart';

interface StageProps {
  dressing: Dressing;
  placing: Placing;
  canvas: RefObject<HTMLDivElement | null>;
  /** Where parts may be let go. */
  place: RefObject<HTMLDivElement | null>;
  isPositioning: boolean;
  /** A part is in the hand; `over` when it would land here. */
  carrying: 'none' | 'away' | 'over';
  /** Position mode ends. */
  onDone: () => void;
  /** The last accessory goes while the focus is on it. */
  onBare: () => void;
}

/** The companion on the water, with what can be done to it there. */
export function Stage(props: StageProps) {
  const { dressing, placing, canvas, place, isPositioning, carrying, onDone, onBare } = props;
  const { look, wardrobe } = dressing;
  const helpId = useId();
  const base = wardrobe.base(look.base);
  const drawn = look.worn.flatMap(({ id, x, y }) => {
    const part = wardrobe.accessory(id);
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
    <div ref={place} className={styles.stage}>
      <WaterStage>
        <div
          className={styles.figure}
          // Nobody can aim at what breathes.
          data-steady={isPositioning || carrying !== 'none' || undefined}
        >
          {base && <CompanionFigure baseIcon={base.part_icon} accessories={drawn} label="" />}
          <div
            ref={canvas}
            className={styles.canvas}
            // Position mode takes the arrows from whatever reads the page.
            role={isPositioning ? 'application' : 'group'}
            aria-label={characterTexts.canvas}
            data-canvas=""
            {...placing.surface}
          >
            {look.worn.map((worn) => (
              <WornPart
                key={worn.id}
                dressing={dressing}
                worn={worn}
                isPositioning={isPositioning}
                isActive={placing.active === worn.id}
                helpId={helpId}
                onActivate={() => placing.setActive(worn.id)}
                onLeave={leave}
                onDone={onDone}
              />
            ))}
          </div>
        </div>
      </WaterStage>
      {carrying !== 'none' && (
        <div className={cx(styles.hint, styles.drop, carrying === 'over' && styles.over)}>
          <Text variant="label" className={styles.words}>
            {characterTexts.dropHint}
          </Text>
        </div>
      )}
      {carrying === 'none' && !isPositioning && placing.active !== null && (
        // Read out with the part itself.
        <div className={styles.hint} aria-hidden="true">
          <Text variant="meta" className={styles.words}>
            {characterTexts.removeHint}
          </Text>
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
