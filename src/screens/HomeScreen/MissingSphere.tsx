import { Page } from '@/design/components/Page/Page';
import { NotFound } from '@/components/NotFound/NotFound';
import { contentId, routes } from '@/config/routes';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { PageTitle } from '@/features/page/PageTitle';
import { layoutTexts } from '@/texts/layout';
import { sphereTexts } from '@/texts/sphere';
import { spheresTexts } from '@/texts/spheres';
import { Link } from 'react-router-dom';

/** The feed of a sphere that does not exist, or no longer exists. */
export default function MissingSphere() {
  return (
    <Page id={contentId} width="reading">
      <PageTitle title={layoutTexts.pageTitle(spheresTexts.notFoundTitle)} />
      <h1>
        <VisuallyHidden>{sphereTexts.label}</VisuallyHidden>
      </h1>
      <NotFound
        message={spheresTexts.notFoundTitle}
        reason={spheresTexts.notFoundBody}
        homeTo={routes.home}
      >
        <LinkButton as={Link} to={routes.spheres} variant="outline">
          {sphereTexts.browse}
        </LinkButton>
      </NotFound>
    </Page>
  );
}
