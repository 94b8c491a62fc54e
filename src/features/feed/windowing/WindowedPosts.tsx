import { partsOf } from '@/components/PostBlocks/parts';
import { postsAtom } from '@/state/posts';
import { Slice } from '@/design/hydration/Slice';
import { useStore } from 'jotai';
import { useCallback, type ReactNode } from 'react';
import { Windowed } from './Windowed';

/** Posts per section; a section that is far away is a single element. */
const SECTION = 25;
/** How close to the window a post, and a whole section, is rendered, px. */
const MARGIN = { post: 200, section: 600 } as const;
/** The estimated height of a post that was never rendered, px. */
const ESTIMATE = 440;
interface WindowedPostsProps {
  ids: readonly string[];
  /** Identifies the list. */
  path: string;
  /** How many are rendered before the window's position is known. */
  first: number;
  /** Whether the reader returns to the list: only posts near the scroll position are rendered. */
  isReturn: boolean;
  children: (postId: string, position: number) => ReactNode;
}

/** A list of posts of any length: only those near the window are in the document. */
export function WindowedPosts({ ids, path, first, isReturn, children }: WindowedPostsProps) {
  const store = useStore();
  const wordsOf = useCallback(
    (postId: string) => {
      const post = store.get(postsAtom)[postId];
      if (!post) return '';
      const { title, text } = partsOf(post);
      return `${title} ${text} ${post.userName}`;
    },
    [store],
  );
  const starts = Array.from({ length: Math.ceil(ids.length / SECTION) }, (_, at) => at * SECTION);
  return starts.map((start) => {
    const part = ids.slice(start, start + SECTION);
    return (
      <Windowed
        key={start}
        // A section that grows has another height.
        name={`${path}#${start}+${part.length}`}
        margin={MARGIN.section}
        startsNear={start === 0 && !isReturn}
        estimate={part.length * ESTIMATE}
        words={() => part.map(wordsOf)}
        isSection
      >
        {() =>
          part.map((postId, at) => (
            <Windowed
              key={postId}
              name={postId}
              margin={MARGIN.post}
              startsNear={start + at < first && !isReturn}
              estimate={ESTIMATE}
              words={() => [wordsOf(postId)]}
            >
              {() => <Slice>{children(postId, start + at)}</Slice>}
            </Windowed>
          ))
        }
      </Windowed>
    );
  });
}
