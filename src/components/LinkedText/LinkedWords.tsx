import { shownAddress, textSegments } from '@contract/rules/text-links';
import { recogniseVideo } from '@contract/rules/video-url';
import { Fragment } from 'react';
import type { LinkedTextProps } from './LinkedText';
import * as styles from './LinkedText.css';
import { PlayVideo } from './PlayVideo';

/** The links of `LinkedText`. */
export default function LinkedWords({ text, onPlay }: LinkedTextProps) {
  return textSegments(text).map(({ text: words, url }, at) => {
    // In a separate element, because a player may be inserted before it.
    if (url === null) return <span key={at}>{words}</span>;
    const shown = shownAddress(words);
    const video = recogniseVideo(url);
    return (
      // A text does not change, so a segment's position identifies it.
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
