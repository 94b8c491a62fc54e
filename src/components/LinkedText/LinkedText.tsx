import { shownAddress, textSegments } from '@contract/rules/text-links';
import { recogniseVideo } from '@contract/rules/video-url';
import { Fragment } from 'react';
import * as styles from './LinkedText.css';
import { PlayVideo } from './PlayVideo';

export interface LinkedTextProps {
  text: string;
  /** Called when a video is about to be played among the words. */
  onPlay?: () => void;
}

/**
 * A member's words, with their web addresses as links. A video's address offers to play it in its
 * place. Not for words that are a link themselves.
 */
export function LinkedText({ text, onPlay }: LinkedTextProps) {
  return textSegments(text).map(({ text: words, url }, at) => {
    if (url === null) return words;
    const shown = shownAddress(words);
    const video = recogniseVideo(url);
    return (
      // Nothing in a text moves, so that a place names its segment.
      <Fragment key={at}>
        <a
          className={styles.link}
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
        >
          {shown}
        </a>
        {video && <PlayVideo source={video} title={shown} {...(onPlay && { onPlay })} />}
      </Fragment>
    );
  });
}
