/** The Enter that sends: the key alone, or with Ctrl. */
export type EnterMode = 'enter' | 'ctrlEnter';

/** The part of a keyboard event that the guard reads, so that tests can replay it without a browser. */
export interface EnterKey {
  key: string;
  code?: string;
  keyCode: number;
  isComposing: boolean;
  repeat?: boolean;
  shiftKey?: boolean;
  altKey?: boolean;
  ctrlKey?: boolean;
  metaKey?: boolean;
}

/** submit: send now. hold: an Enter that was handled already: prevent its default and send nothing. */
export type EnterAnswer = 'submit' | 'hold' | 'pass';

const isEnter = ({ key, code }: EnterKey): boolean =>
  key === 'Enter' || (key === 'Process' && (code === 'Enter' || code === 'NumpadEnter'));

/**
 * Whether a key belongs to an input method that is composing. Safari reports the key that ends a
 * composition after its end, marked only by the code 229.
 */
export const isComposing = (event: Pick<EnterKey, 'keyCode' | 'isComposing'>): boolean =>
  event.isComposing || event.keyCode === 229;

const isAsked = (event: EnterKey, mode: EnterMode): boolean => {
  if (event.shiftKey || event.altKey) return false;
  return mode === 'enter' || event.ctrlKey === true || event.metaKey === true;
};

/**
 * Decides which Enter means "send" while a Korean input method may be composing
 * (docs/product/rules.md#text).
 *
 * The Enter that ends a composition is reported as keyCode 229, before `compositionend` (Chromium)
 * or after it (Safari), and never submits by itself. Most browsers then report a second, plain
 * keydown for the same press: that one submits. Some do not; then the release of the key submits,
 * so that one press is enough. Only for Hangul: a Japanese or Chinese Enter picks a candidate.
 */
export function createEnterGuard(mode: EnterMode) {
  let composing = false;
  let ignored = false;
  let endedInHangul = false;
  return {
    compositionStart(): void {
      composing = true;
    },
    /** Takes the composed text of the field. */
    compositionEnd(data: string): void {
      composing = false;
      endedInHangul = /\p{Script=Hangul}$/u.test(data);
    },
    keyDown(event: EnterKey): EnterAnswer {
      const wasIgnored = ignored;
      ignored = false;
      if (!isEnter(event) || !isAsked(event, mode)) return 'pass';
      if (isComposing(event)) {
        ignored = true;
        return 'pass';
      }
      return event.repeat && !wasIgnored ? 'hold' : 'submit';
    },
    keyUp(event: EnterKey): EnterAnswer {
      const owed = ignored && isEnter(event);
      if (isEnter(event)) ignored = false;
      return owed && !composing && endedInHangul ? 'submit' : 'pass';
    },
  };
}
