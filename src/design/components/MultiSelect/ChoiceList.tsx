import { useEffect, useEffectEvent, useRef, type FocusEvent, type RefObject } from 'react';
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components/ListBox';
import { useOverlay } from '../../hooks/useOverlay';
import { CheckIcon } from '../../icons/icons';
import { Button } from '../Button/Button';
import type { SelectOption } from '../Select/Select';
import * as styles from './MultiSelect.css';

interface ChoiceListProps {
  label: string;
  options: readonly SelectOption[];
  value: readonly string[];
  clearLabel: string;
  /** The button that opened it. */
  trigger: RefObject<HTMLButtonElement | null>;
  onChange: (value: string[]) => void;
  /** @param isAnswered the focus goes back to the button; otherwise it has already moved elsewhere */
  onClose: (isAnswered: boolean) => void;
}

/** The open list of a MultiSelect, at its button. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, options, value, clearLabel, trigger, onChange, onClose } = props;
  const panel = useRef<HTMLDivElement>(null);
  useOverlay(() => onClose(true));

  const isOwn = (target: EventTarget | null) => {
    if (!(target instanceof Node)) return false;
    const labels = [...(trigger.current?.labels ?? [])];
    return [panel.current, trigger.current, ...labels].some((one) => one?.contains(target));
  };
  // A press on the button or its label closes the list anyway.
  const closeBeside = useEffectEvent(({ target }: PointerEvent) => {
    if (!isOwn(target)) onClose(false);
  });
  useEffect(() => {
    const onPress = (event: PointerEvent) => closeBeside(event);
    document.addEventListener('pointerdown', onPress);
    panel.current?.scrollIntoView({ block: 'nearest' });
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !isOwn(relatedTarget)) onClose(false);
  };
  const choose = (selection: Selection) => {
    const all = options.map((one) => one.value);
    onChange(selection === 'all' ? all : all.filter((one) => selection.has(one)));
  };

  return (
    <div
      ref={panel}
      className={styles.panel}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose(true);
      }}
    >
      <ListBox
        autoFocus
        aria-label={label}
        className={styles.list}
        selectionMode="multiple"
        escapeKeyBehavior="none"
        selectedKeys={value}
        onSelectionChange={choose}
      >
        {options.map(({ value: one, label: words, disabled = false }) => (
          <ListBoxItem
            key={one}
            id={one}
            textValue={words}
            isDisabled={disabled}
            className={styles.item}
          >
            {({ isSelected }) => (
              <>
                <span className={styles.tick}>{isSelected && <CheckIcon />}</span>
                {words}
              </>
            )}
          </ListBoxItem>
        ))}
      </ListBox>
      {value.length > 0 && (
        <div className={styles.foot}>
          <Button variant="ghost" size="sm" onClick={() => onChange([])}>
            {clearLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
