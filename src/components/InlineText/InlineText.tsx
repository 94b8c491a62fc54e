import { Box } from '@/design/components/Box/Box';
import { Spread } from '@/design/components/Spread/Spread';
import { useTextareaElement } from '@/design/components/Textarea/useTextareaElement';
import { Text } from '@/design/components/Text/Text';
import { cx } from '@/design/styles/cx';
import { writeTexts } from '@/texts/write';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, type ChangeEvent, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react';
import * as styles from './InlineText.css';
import { isComposing } from '@/design/hooks/enterGuard';
import { useEnterSubmit } from '@/design/hooks/useEnterSubmit';

type Area = HTMLTextAreaElement;

interface InlineKeys {
  /**
   * Called on Enter in a single line, or on the empty last line of a longer text; gets the text
   * without that line.
   */
  onEnter?: (words: string) => void;
  /** Ctrl+Enter or Cmd+Enter. */
  onSend?: (words: string) => void;
  /** Called on Backspace if there is nothing left to delete. */
  onEmptyBackspace?: () => void;
}

const isPlain = ({ shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !shiftKey && !altKey && !ctrlKey && !metaKey;

/**
 * Handles Enter and Backspace in a text field.
 *
 * In a multi-line field Enter breaks the line; only on an empty last line it leaves the text, as in
 * a word processor's lists. An input method never composes on an empty line, so that Enter cannot
 * be the one that ends a Hangul syllable, however a browser reports it. In a single line the guard
 * of `useEnterSubmit` tells the two apart.
 */
function useInlineKeys(isSingle: boolean, keys: InlineKeys) {
  const { onEnter, onSend, onEmptyBackspace } = keys;
  const line = useEnterSubmit<Area>((words) => onEnter?.(words), 'enter');
  const send = useEnterSubmit<Area>((words) => onSend?.(words), 'ctrlEnter');

  function onKeyDown(event: KeyboardEvent<Area>): void {
    const { currentTarget: area, nativeEvent } = event;
    send.onKeyDown(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    if (isSingle) {
      line.onKeyDown(event);
      return;
    }
    if (isComposing(nativeEvent) || event.repeat || !isPlain(event)) return;
    const { value, selectionStart } = area;
    const isOnEmptyLine = selectionStart === value.length && /(?:^|\n)$/.test(value);
    if (event.key === 'Enter' && onEnter && isOnEmptyLine) {
      event.preventDefault();
      onEnter(value.replace(/\n$/, ''));
    }
    if (event.key === 'Backspace' && onEmptyBackspace && value === '') {
      event.preventDefault();
      onEmptyBackspace();
    }
  }

  return {
    onKeyDown,
    onKeyUp: (event: KeyboardEvent<Area>) => {
      send.onKeyUp(event);
      if (isSingle) line.onKeyUp(event);
    },
    onCompositionStart: () => {
      send.onCompositionStart();
      line.onCompositionStart();
    },
    onCompositionEnd: (event: Parameters<typeof send.onCompositionEnd>[0]) => {
      send.onCompositionEnd(event);
      line.onCompositionEnd(event);
    },
  };
}

export interface InlineTextProps
  extends InlineKeys, Pick<ComponentPropsWithoutRef<'textarea'>, 'name' | 'rows' | 'placeholder'> {
  /** The name of the field for a screen reader. */
  label: string;
  value: string;
  variant: keyof typeof styles.field;
  /** A single line that may wrap: a line break in it becomes a blank. */
  single?: boolean;
  /** The maximum number of characters and the present count; the counter shows near the maximum. */
  limit?: { count: number; max: number };
  error?: string | null;
  /** Marks the part of a block that takes the block's focus. */
  leads?: boolean;
  /**
   * `atOnce`: the whole text came in one step, because it was pasted or dropped; phone keyboards
   * paste too.
   */
  onWords: (words: string, atOnce: boolean) => void;
}

/** From this share of the limit on, the counter shows even without the focus. */
const NEAR = 0.8;

function cameAtOnce(before: string, after: string, event: Event): boolean {
  const isInserted =
    event instanceof InputEvent && /^insertFrom(?:Paste|Drop)/.test(event.inputType);
  return isInserted || after.length > before.length + 1;
}

/** A text field that looks like the published text: it has no frame and is as tall as its text. */
export function InlineText(props: InlineTextProps) {
  const { label, value, variant, single = false, limit, error, leads, onWords } = props;
  const { onEnter, onSend, onEmptyBackspace, rows = 1, name, placeholder } = props;
  const area = useTextareaElement(value);
  const keys = useInlineKeys(single, { onEnter, onSend, onEmptyBackspace });
  const errorId = useId();
  const isOver = limit !== undefined && limit.count > limit.max;
  const isNear = limit !== undefined && limit.count >= limit.max * NEAR;

  function onChange({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>): void {
    const words = single ? target.value.replace(/\s*\n\s*/g, ' ') : target.value;
    onWords(words, cameAtOnce(value, words, nativeEvent));
  }

  return (
    <Box minWidth={0}>
      <textarea
        ref={area}
        {...keys}
        className={cx(styles.field[variant], variant !== 'title' && styles.touch)}
        aria-label={label}
        aria-invalid={error || isOver ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        data-leads={leads || undefined}
        name={name}
        rows={rows}
        style={assignInlineVars({ [styles.minRows]: String(rows) })}
        placeholder={placeholder}
        value={value}
        onChange={onChange}
      />
      <Spread alignItems="stretch" gap={12}>
        <span id={errorId} aria-live="polite" className={styles.problem}>
          {error && <Text variant="meta">{error}</Text>}
        </span>
        {isNear && (
          <span>
            <Text variant="meta" tone={isOver ? 'danger' : 'muted'} tabular>
              {writeTexts.counter(limit.count, limit.max)}
            </Text>
          </span>
        )}
      </Spread>
    </Box>
  );
}
