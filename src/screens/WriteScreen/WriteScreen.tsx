import { PageBar } from '@/components/PageBar/PageBar';
import { contentId, loginPath, postPath, routes } from '@/config/routes';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { VideoIcon } from '@/design/icons/icons';
import { PageTitle } from '@/features/page/PageTitle';
import { noPost } from '@/features/write-post/editor';
import { PostForm } from '@/features/write-post/PostForm';
import { sessionAtom } from '@/state/session';
import { postFormTexts } from '@/texts/blocks';
import { layoutTexts } from '@/texts/layout';
import { useAtomValue } from 'jotai';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { writeFrame } from '../parts/writeFrame.css';
import { ChangePost } from './ChangePost';
import { WriteSkeleton } from './WriteSkeleton';

/** Writes a post of blocks, or with `?post=12` changes one. Only for members. */
export function WriteScreen() {
  const { status, user } = useAtomValue(sessionAtom);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const post = useSearchParams()[0].get('post');
  if (status === 'known' && !user) return <Navigate to={loginPath(pathname + search)} replace />;

  const heading = post === null ? postFormTexts.heading : postFormTexts.headingChange;
  const backTo = post === null ? routes.home : postPath(post);
  const header = (onBack: () => void) => (
    <PageBar
      title={heading}
      onBack={onBack}
      actions={
        post === null && (
          <LinkButton
            as={Link}
            to={routes.writeYoutube}
            variant="ghost"
            size="sm"
            icon={<VideoIcon size={18} />}
          >
            {postFormTexts.shareVideo}
          </LinkButton>
        )
      }
    />
  );
  const member = status === 'known' ? user : null;
  const shared = { backTo, header };
  return (
    <main id={contentId} tabIndex={-1} className={writeFrame}>
      <PageTitle title={layoutTexts.pageTitle(heading)} />
      {!member && (
        <>
          {header(() => void navigate(backTo))}
          <WriteSkeleton heading={heading} />
        </>
      )}
      {member && post === null && (
        <PostForm
          key={member.user_id}
          {...shared}
          userId={member.user_id}
          postId={null}
          initial={noPost}
          isReviewedAgain={false}
        />
      )}
      {member && post !== null && (
        <ChangePost
          key={`${member.user_id} ${post}`}
          {...shared}
          userId={member.user_id}
          post={post}
        />
      )}
    </main>
  );
}
