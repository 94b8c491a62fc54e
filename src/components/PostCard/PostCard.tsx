import { Avatar } from '@/design/components/Avatar/Avatar';
import { Box } from '@/design/components/Box/Box';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { postTexts } from '@/texts/post';
import type { Post } from '@contract/models/post';
import { formatCount } from '@contract/rules/text/counts';
import { cardImage } from '@contract/rules/site/uploads';
import { useId, type ReactNode, useEffect, useRef, useState, type FocusEvent } from 'react';
import { Link } from 'react-router-dom';
import { DatedAge } from '@/components/Age/DatedAge';
import { LinkCard } from '@/components/LinkCard/LinkCard';
import { LazyPendingStrip } from '@/components/PendingStrip/LazyPendingStrip';
import { Picture } from '@/components/Picture/Picture';
import { partsOf } from '@/components/PostBlocks/parts';
import { VideoFacade } from '@/components/VideoFacade/VideoFacade';
import * as styles from './PostCard.css';
import { noticesPath } from '@contract/pages';
import { cx } from '@/design/styles/cx';
import { LinkedText } from '@/components/LinkedText/LinkedText';

/** Three lines of a text; a press shows the rest, if there is more. */
function ClampedText({ text }: { text: string }) {
  const [state, setState] = useState<'whole' | 'cut' | 'opened'>('whole');
  const words = useRef<HTMLDivElement>(null);
  const opened = state === 'opened';
  useEffect(() => {
    const element = words.current;
    if (!element || opened) return;
    // The observer also calls this once at the start.
    const observer = new ResizeObserver(() => {
      setState(element.scrollHeight > element.clientHeight + 1 ? 'cut' : 'whole');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [opened]);
  /** A focused link below the third line would be out of sight. */
  const showFocused = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    // Offsets do not depend on whether the browser has already scrolled to the link.
    const { offsetTop, offsetHeight } = target;
    if (offsetTop + offsetHeight > currentTarget.clientHeight) setState('opened');
  };
  const isCut = state === 'cut';
  return (
    <div
      className={cx(styles.words, !opened && styles.cut)}
      ref={words}
      tabIndex={-1}
      onFocus={showFocused}
    >
      {isCut && (
        <>
          <span className={styles.above} />
          <button
            type="button"
            className={styles.end}
            onClick={() => {
              setState('opened');
              // The button is about to disappear, so the focus moves to the text.
              words.current?.focus({ preventScroll: true });
            }}
          >
            <span aria-hidden="true">… </span>
            {postTexts.more}
          </button>
        </>
      )}
      {/* Three lines are too few to waste one on an empty line. */}
      <LinkedText text={text.replace(/\n{2,}/g, '\n')} onPlay={() => setState('opened')} />
    </div>
  );
}

export interface PostCardProps {
  post: Post;
  /** The address of the post's page. */
  to: string;
  /** Router state for the link to that page: it tells the page where its reader came from. */
  linkState?: unknown;
  /** The address of the author's page. */
  authorTo: string;
  /** The address of the sphere's feed; used only for a post in a sphere. */
  sphereTo?: string;
  /** The row of actions. */
  actions: ReactNode;
  /** The menu of the post, behind three dots. */
  menu?: ReactNode;
  /** Whether its picture is the first in view: the browser then fetches it at once and before others. */
  eager?: boolean;
}

/** A post in a list: its media, author, text and actions. */
export function PostCard(props: PostCardProps) {
  const { post, to, linkState, authorTo, sphereTo, actions, menu, eager } = props;
  const titleId = useId();
  const { title, text, video, image, link } = partsOf(post);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      {!post.isConfirmed && <LazyPendingStrip post={post} />}
      {video && <VideoFacade video={video} title={title} {...(eager && { eager })} />}
      <div className={styles.inner}>
        <Row alignItems="stretch" gap={12}>
          {/* The name next to it leads to the same page, and screen readers read that one. */}
          <Link to={authorTo} tabIndex={-1} aria-hidden>
            <Avatar name={post.userName} src={cardImage(post.profileImage)} />
          </Link>
          <Box flexGrow={1} minWidth={0}>
            <Text as="h2" variant="feedTitle" id={titleId}>
              <Link to={to} state={linkState} className={styles.title}>
                {title}
              </Link>
            </Text>
            <div className={styles.meta}>
              <Text as={Link} to={authorTo} tone="neutral" weight="semibold" link>
                {post.userName}
              </Text>
              {post.sphereName && sphereTo && (
                <Text as={Link} to={sphereTo} tone="accent" weight="semibold" link>
                  {post.sphereName}
                </Text>
              )}
              {post.isNotice && (
                <Text as={Link} to={noticesPath} tone="accent" weight="semibold" link>
                  {postTexts.notice}
                </Text>
              )}
              <span>
                <DatedAge at={post.createdAt}>{post.timeAgo}</DatedAge>
              </span>
              <span className={styles.views}>{postTexts.views(formatCount(post.viewCount))}</span>
            </div>
          </Box>
          {menu && <div className={styles.menu}>{menu}</div>}
        </Row>
        {(text || image || (link && !video)) && (
          <div className={styles.preview}>
            {text && <ClampedText text={text} />}
            {image && !video && (
              <Picture
                shape="card"
                src={cardImage(image.url)}
                alt={image.caption || postTexts.imageOf(title)}
                {...(eager && { eager })}
              />
            )}
            {link && !video && !image && <LinkCard link={link} />}
          </div>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
    </article>
  );
}
