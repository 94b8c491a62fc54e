import { lazy, Suspense } from 'react';
import type { CommentEditorProps } from './CommentEditor';

const CommentEditor = lazy(() => import('./CommentEditor'));

/** The editor, which comes when somebody answers or changes a comment: most only read. */
export function LaterEditor(props: CommentEditorProps) {
  return (
    <Suspense fallback={null}>
      <CommentEditor {...props} />
    </Suspense>
  );
}
