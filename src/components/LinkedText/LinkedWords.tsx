import { shownAddress, textSegments } from '@contract/rules/links/text-links';
import { mentionSegments } from '@contract/rules/posts/mentions';
import { recogniseVideo, type VideoSource } from '@contract/rules/links/video-url';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { memberPath } from '@contract/pages';
import type { LinkedTextProps } from './LinkedText';
import * as styles from './LinkedText.css';
import { cx } from '@/design/styles/cx';
import { postTexts } from '@/texts/post';
import {
  LazyPlayer,
  PlayShape,
  takeLostFocus,
  usePlaying,
} from '@/components/VideoFacade/LazyPlayer';
import { frame, rounded } from '../VideoFacade/VideoFacade.css';

interface PlayVideoProps {
  source: VideoSource;
  /** Names the button and the player. */
  title: string;
  onPlay?: () => void;
}

/**
 * A button in a line of text that the video's player replaces: it loads nothing from the video's
 * host before the press.
 */
function PlayVideo({ source, title, onPlay }: PlayVideoProps) {
  const { state, press, refuse, reason } = usePlaying(source, onPlay);
  if (state === 'refused') {
    return (
      <span role="alert" ref={takeLostFocus} tabIndex={-1} className={styles.refused}>
        {reason}
      </span>
    );
  }
  if (state === 'playing') {
    return (
      <span className={cx(frame, rounded, styles.player)}>
        <LazyPlayer source={source} title={title} onRefused={refuse} />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={postTexts.playTitle(title)}
      {...press}
    >
      <PlayShape size={12} />
      {postTexts.play}
    </button>
  );
}

/** Words with the members that they name. */
function NamingWords({ text, mentions = [] }: LinkedTextProps) {
  return mentionSegments(text, mentions).map(({ text: words, member }, at) =>
    member ? (
      <Link key={at} to={memberPath(member.userId)} className={styles.named}>
        <bdi>{words}</bdi>
      </Link>
    ) : (
      <span key={at}>{words}</span>
    ),
  );
}

/** The links of `LinkedText`. */
export default function LinkedWords({ text, mentions, onPlay }: LinkedTextProps) {
  return textSegments(text).map(({ text: words, url }, at) => {
    // In a separate element, because a player may be inserted before it.
    if (url === null) return <NamingWords key={at} text={words} {...(mentions && { mentions })} />;
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
