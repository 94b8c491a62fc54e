import type { StyleRule } from '@vanilla-extract/css';

/** What a colour tells: one word, one meaning. Each component draws some of them. */
type Tone =
  | 'neutral' // nothing but the words; where no tone is said
  | 'muted' // less than the words beside it
  | 'accent'
  | 'onAccent'
  | 'info'
  | 'success'
  | 'warning'
  | 'danger' // it failed, or cannot be undone
  | 'like'
  | 'gem'
  | 'rankUp'
  | 'rankDown'
  | 'rankSame';

/** The tones that a component draws, and how. */
export type Tones<Value = StyleRule> = Partial<Record<Tone, Value>>;
