import { LostParts } from '@/design/components/LazyPart/lostParts';
import { postTexts } from '@/texts/post';
import { isSimulatedVideo } from '@contract/rules/members/favorites';
import type { VideoSource } from '@contract/rules/links/video-url';
import { useContext, useState } from 'react';
import { LazyPlayer } from './LazyPlayer';

/** Takes the focus if the player had it, and leaves it if the member has moved on to something else. */
export const takeLostFocus = (element: HTMLElement | null) => {
  if (element && document.activeElement === document.body) element.focus();
};

/**
 * The result of a press on a video. `refused`: the player cannot play it, or it is a simulated
 * video, which has only a drawing. If the player's code does not load, the button keeps the focus
 * and a notice says so: the next press tries again.
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
    /** Why it does not play. */
    reason: isSample ? postTexts.sampleVideo : postTexts.playFailed,
    /** The props of the button. */
    press: isSample
      ? { onClick: refuse }
      : {
          onPointerEnter: LazyPlayer.preload,
          onClick: () => void LazyPlayer.load().then(play, showFailure),
        },
  };
}
