import type { StyleRule } from '@vanilla-extract/css';

/** The meaning of a colour: one word, one meaning. Each component draws some of them. */
type Tone =
  | 'neutral' // no meaning; the default
  | 'muted' // less important than the text next to it
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

/** The styles of the tones that a component draws. */
export type Tones<Value = StyleRule> = Partial<Record<Tone, Value>>;
