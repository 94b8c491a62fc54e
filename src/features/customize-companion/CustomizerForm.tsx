import { LeaveConfirm } from '@/components/LeaveConfirm/LeaveConfirm';
import { StatList } from '@/components/StatList/StatList';
import { Heading } from '@/design/components/Heading/Heading';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { cx } from '@/design/styles/cx';
import type { OwnCompanion } from '@/state/companion';
import { useNavigationBlocker } from '@/state/navigationBlocker';
import { useLeaveWarning } from '@/state/useLeaveWarning';
import { characterTexts, announcementTexts } from '@/texts/character';
import { companionTexts } from '@/texts/companion';
import type { Character } from '@contract/models/character';
import { useRef, useState, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { Actions } from './panel/Actions';
import { nameError, nameKept } from './editor/characterName';
import { columns } from './Customizer.css';
import { MovePad } from './panel/MovePad';
import { PartsPanel } from './panel/PartsPanel';
import * as styles from './panel/SidePanel.css';
import { Stage } from './stage/Stage';
import { useDragToStage } from './stage/useDrag';
import { useEditor, type Editor, keptEditAtom } from './editor/useEditor';
import { usePlacing } from './stage/usePlacing';
import { useSave } from './editor/useSave';
import { userAtom } from '@/state/session';
import { useStore } from 'jotai';
import { Spread } from '@/design/components/Spread/Spread';
import { formatNumber } from '@contract/rules/text/counts';
import { Tools } from './stage/Tools';

interface CompanionHeaderProps {
  character: Character;
  editor: Editor;
}

/** The name of the companion and its progress. */
function CompanionHeader({ character, editor }: CompanionHeaderProps) {
  const { level, experience } = character;
  const { name, saved } = editor;
  return (
    <Spread
      alignItems="baseline"
      gap={12}
      paddingTop={{ base: 8, wide: 12 }}
      paddingX={{ base: 16, wide: 20 }}
    >
      <Heading lines={1}>{companionTexts.nameOf(nameKept(name, saved.name))}</Heading>
      <Text variant="meta" tone="muted" tabular flexShrink={0}>
        {characterTexts.level(level, formatNumber(experience))}
      </Text>
    </Spread>
  );
}

/**
 * Keeps the edit for the member's return if the form closes because they are signed out.
 * @returns whether the form can close without losing anything
 */
function useKeptEdit(userId: string, editor: Editor): () => boolean {
  const { name, appearance, saved, isChanged } = editor;
  const store = useStore();
  const isOver = () => store.get(userAtom)?.user_id !== userId;
  const keep = useRef((): void => undefined);
  useEffect(() => {
    keep.current = () => {
      const edit = { of: userId, name: nameKept(name, saved.name), appearance };
      if (isChanged && isOver()) store.set(keptEditAtom, edit);
    };
  });
  useEffect(() => {
    const last = keep;
    return () => last.current();
  }, []);
  return () => !isChanged || isOver();
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/** Handles Ctrl+Z and Ctrl+Shift+Z, also on a Korean keyboard; text fields keep their own undo. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  const latest = useRef({ undo, redo });
  useEffect(() => {
    latest.current = { undo, redo };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      // Not while a dialog is open.
      if (!isCommand || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      if (event.code !== 'KeyZ' && event.code !== 'KeyY') return;
      event.preventDefault();
      if (event.code === 'KeyY' || event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const BuyPartDialog = lazyPart(
  () => import('./panel/BuyPartDialog').then((file) => ({ default: file.BuyPartDialog })),
  { above: true },
);

interface CustomizerFormProps {
  userId: string;
  companion: OwnCompanion;
  character: Character;
  mode: 'page' | 'panel';
  onClose: (() => void) | undefined;
}

/** The parts on one side, the result on the other. */
export function CustomizerForm(props: CustomizerFormProps) {
  const { userId, companion, character, mode, onClose } = props;
  const editor = useEditor(userId, companion);
  const { name, isChanged, announcement, announce, undo, redo, wanted } = editor;
  const [isPositioning, setPositioning] = useState(false);
  const canvas = useRef<HTMLDivElement>(null);
  const placing = usePlacing(editor, isPositioning, canvas);
  const toggle = useRef<HTMLButtonElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const { saving, save } = useSave(userId, editor, () => onClose?.());
  useUndoKeys(undo, redo);
  useLeaveWarning(isChanged);
  const navigate = useNavigate();
  const blocker = useNavigationBlocker(useKeptEdit(userId, editor), navigate, useLocation());
  const [isClosing, setClosing] = useState(false);

  const { list, stage, drag, dragState, dragPreview } = useDragToStage(editor, placing, canvas);

  function position(on: boolean): void {
    setPositioning(on);
    if (on) placing.setActive(placing.active ?? editor.appearance.placed.at(-1)?.id ?? null);
    announce(on ? announcementTexts.positionOn : announcementTexts.positionOff);
  }

  const toToggle = () => toggle.current?.focus();

  function done(): void {
    // The part is no longer active; the mode switch takes the focus.
    flushSync(() => position(false));
    toToggle();
  }

  function finish(): void {
    if (nameError(name) === null) void save();
    else nameField.current?.focus();
  }

  return (
    <div className={columns}>
      <PartsPanel editor={editor} drag={drag} nameField={nameField} list={list} onEnter={finish} />
      <section className={styles.panel} aria-label={companionTexts.title}>
        <div className={styles.stageBlock}>
          <Stage
            editor={editor}
            placing={placing}
            canvas={canvas}
            isPositioning={isPositioning}
            stage={stage}
            onDone={done}
            dragState={dragState}
            onBare={toToggle}
          />
          <CompanionHeader character={character} editor={editor} />
          <Tools
            editor={editor}
            isPositioning={isPositioning}
            toggle={toggle}
            onToggle={() => position(!isPositioning)}
          />
          {isPositioning && (
            <MovePad
              editor={editor}
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
          editor={editor}
          busy={saving}
          onFinish={finish}
          onCancel={
            mode === 'panel' ? () => (isChanged ? setClosing(true) : onClose?.()) : undefined
          }
        />
      </section>
      {dragPreview}
      {wanted && (
        <BuyPartDialog
          part={wanted}
          onClose={editor.dismissOffer}
          onBought={() => editor.putOnBought(wanted)}
        />
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <LeaveConfirm
        open={blocker.isBlocked || isClosing}
        onConfirm={() => (isClosing ? onClose?.() : blocker.proceed())}
        onCancel={() => (isClosing ? setClosing(false) : blocker.stay())}
      />
    </div>
  );
}
