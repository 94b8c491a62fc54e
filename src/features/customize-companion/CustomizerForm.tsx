import { LeaveConfirm } from '@/components/LeaveConfirm/LeaveConfirm';
import { StatList } from '@/components/StatList/StatList';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { cx } from '@/design/styles/cx';
import type { OwnCompanion } from '@/state/companion';
import { useNavigationBlocker } from '@/state/navigationBlocker';
import { useLeaveWarning } from '@/state/useLeaveWarning';
import { characterTexts, saidTexts } from '@/texts/character';
import { companionTexts } from '@/texts/companion';
import type { Character } from '@contract/models/character';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { Actions } from './Actions';
import { nameError } from './characterName';
import { columns } from './Customizer.css';
import { MovePad } from './MovePad';
import { PartsPanel } from './PartsPanel';
import * as styles from './SidePanel.css';
import { Stage } from './Stage';
import { Tools } from './Tools';
import { useCarryToStage } from './useCarryToStage';
import { useDressing } from './useDressing';
import { useKeptEdit } from './useKeptEdit';
import { usePlacing } from './usePlacing';
import { useSave } from './useSave';
import { useUndoKeys } from './useUndoKeys';
import { Who } from './Who';

interface CustomizerFormProps {
  userId: string;
  companion: OwnCompanion;
  character: Character;
  mode: 'page' | 'panel';
  onClose: (() => void) | undefined;
}

/** The parts on one side, what becomes of them on the other. */
export function CustomizerForm(props: CustomizerFormProps) {
  const { userId, companion, character, mode, onClose } = props;
  const dressing = useDressing(userId, companion);
  const { name, isChanged, said, say, undo, redo } = dressing;
  const [isPositioning, setPositioning] = useState(false);
  const canvas = useRef<HTMLDivElement>(null);
  const placing = usePlacing(dressing, isPositioning, canvas);
  const toggle = useRef<HTMLButtonElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const { saving, save } = useSave(userId, dressing, () => onClose?.());
  useUndoKeys(undo, redo);
  useLeaveWarning(isChanged);
  const navigate = useNavigate();
  const blocker = useNavigationBlocker(useKeptEdit(userId, dressing), navigate, useLocation());
  const [isClosing, setClosing] = useState(false);

  const { list, stage, carry, carrying, inHand } = useCarryToStage(dressing, placing, canvas);

  function position(on: boolean): void {
    setPositioning(on);
    if (on) placing.setActive(placing.active ?? dressing.look.worn.at(-1)?.id ?? null);
    say(on ? saidTexts.positionOn : saidTexts.positionOff);
  }

  const toToggle = () => toggle.current?.focus();

  function done(): void {
    // The part is no longer what is worked on; the switch that ended it takes the focus.
    flushSync(() => position(false));
    toToggle();
  }

  function finish(): void {
    if (nameError(name) === null) void save();
    else nameField.current?.focus();
  }

  return (
    <div className={columns}>
      <PartsPanel dressing={dressing} carry={carry} nameField={nameField} list={list} />
      <section className={styles.panel} aria-label={companionTexts.title}>
        <div className={styles.stageBlock}>
          <Stage
            dressing={dressing}
            placing={placing}
            canvas={canvas}
            isPositioning={isPositioning}
            place={stage}
            onDone={done}
            carrying={carrying}
            onBare={toToggle}
          />
          <Who character={character} name={name} />
          <Tools
            dressing={dressing}
            isPositioning={isPositioning}
            toggle={toggle}
            onToggle={() => position(!isPositioning)}
          />
          {isPositioning && (
            <MovePad
              dressing={dressing}
              active={placing.active}
              onActivate={placing.setActive}
              onBare={toToggle}
            />
          )}
        </div>
        <section
          className={cx(styles.stats, isPositioning && styles.aside)}
          aria-label={characterTexts.stats}
        >
          <StatList stats={character} />
        </section>
        <Actions
          dressing={dressing}
          saving={saving}
          onFinish={finish}
          onCancel={
            mode === 'panel' ? () => (isChanged ? setClosing(true) : onClose?.()) : undefined
          }
        />
      </section>
      {inHand}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <LeaveConfirm
        open={blocker.isBlocked || isClosing}
        onConfirm={() => (isClosing ? onClose?.() : blocker.proceed())}
        onCancel={() => (isClosing ? setClosing(false) : blocker.stay())}
      />
    </div>
  );
}
