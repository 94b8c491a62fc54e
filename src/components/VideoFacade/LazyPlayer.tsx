import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { LostParts } from '@/design/components/LazyPart/lostParts';
import { postTexts } from '@/texts/post';
import { isSimulatedVideo } from '@contract/rules/members/favorites';
import type { VideoSource } from '@contract/rules/links/video-url';
import { useContext, useState } from 'react';

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

/** The play icon. */
export const PlayShape = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M7.5 4.6c0-.9 1-1.5 1.8-1l11 6.9c.8.5.8 1.6 0 2.1l-11 6.9c-.8.5-1.8-.1-1.8-1Z" />
  </svg>
);

/** The player, whose code loads with the first press. */
export const LazyPlayer = lazyPart(() =>
  import('./Player').then((file) => ({ default: file.Player })),
);
