import { PostReview } from '@/features/admin-review/PostReview';
import { PinButtons } from '@/features/pin-post/PinButtons';
import { PostArticle } from '@/features/post-detail/PostArticle';
import { reviewPostTexts } from '@/texts/admin/review';
import { useParams } from 'react-router-dom';
import { AdminPage } from '../parts/AdminPage/AdminPage';

/** One post under review, opened in a separate tab. */
export default function ReviewPostScreen() {
  const { postId = '' } = useParams();
  return (
    <AdminPage title={reviewPostTexts.title}>
      <PostReview
        postId={postId}
        renderActions={(post, onDone) => <PinButtons post={post} onDone={onDone} />}
        renderPost={(post, actions) => <PostArticle post={post} titleAs="h2" actions={actions} />}
      />
    </AdminPage>
  );
}
