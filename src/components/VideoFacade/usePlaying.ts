import { LostParts } from '@/design/components/LazyPart/lostParts';
import { postTexts } from '@/texts/post';
import { isSimulatedVideo } from '@contract/rules/favorites';
import type { VideoSource } from '@contract/rules/video-url';
import { useContext, useState } from 'react';
import { LazyPlayer } from './LazyPlayer';

/** Takes the focus where the player had it, and leaves it where a member has gone on to something else. */
export const takeLostFocus = (element: HTMLElement | null) => {
  if (element && document.activeElement === document.body) element.focus();
};

/**
 * What becomes of a press on a video. `refused`: the player cannot play it, or it is
 * a simulated one, of which the drawing is all there is. A player whose code does not come leaves the button
 * and the focus on it as they are, and a notice says so: the next press asks again.
 * @param onPlay is called when the player is about to be drawn
 */
export function usePlaying(source: VideoSource | null, onPlay?: () => void) {
  const [state, setState] = useState<'offered' | 'playing' | 'refused'>('offered');
  const { showFailure } = useContext(LostParts);
  const play = () => {
    onPlay?.();
    setState('playing');
  };
  const refuse = () => setState('refused');
  const isSample = isSimulatedVideo(source);
  return {
    state,
    refuse,
    isSample,
    /** Why it is not played. */
    reason: isSample ? postTexts.sampleVideo : postTexts.playFailed,
    /** What the button gets. */
    press: isSample
      ? { onClick: refuse }
      : {
          onPointerEnter: LazyPlayer.preload,
          onClick: () => void LazyPlayer.load().then(play, showFailure),
        },
  };
}
