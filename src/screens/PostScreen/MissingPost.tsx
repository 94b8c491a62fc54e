import { PageBar } from '@/components/PageBar/PageBar';
import { WaterScene } from '@/components/WaterScene/WaterScene';
import { contentId, routes } from '@/config/routes';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { PageTitle } from '@/features/page/PageTitle';
import { commonTexts } from '@/texts/common';
import { layoutTexts } from '@/texts/layout';
import { detailTexts } from '@/texts/post';
import { Link } from 'react-router-dom';
import { missing, unseen } from './PostScreen.css';
import { useBackToFeed } from './useBackToFeed';

/** The post was deleted, never was, or is not for this viewer's eyes. */
export function MissingPost() {
  return (
    <main id={contentId} tabIndex={-1} className={missing}>
      <PageTitle title={layoutTexts.pageTitle(detailTexts.notFoundTitle)} />
      <PageBar title={detailTexts.title} onBack={useBackToFeed()} />
      <h1 className={unseen}>
        <VisuallyHidden>{detailTexts.title}</VisuallyHidden>
      </h1>
      <Card padding="none" edge>
        <EmptyState
          scene={<WaterScene />}
          message={detailTexts.notFoundTitle}
          action={
            <>
              <Text as="p" variant="label" weight="regular" tone="muted">
                {detailTexts.notFoundBody}
              </Text>
              <LinkButton as={Link} to={routes.home}>
                {commonTexts.home}
              </LinkButton>
            </>
          }
        />
      </Card>
    </main>
  );
}
