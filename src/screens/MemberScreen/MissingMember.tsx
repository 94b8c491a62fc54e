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
import { memberTexts } from '@/texts/member';
import { Link } from 'react-router-dom';
import { alone } from './MemberScreen.css';

/** Nobody of that number, or nobody any more. */
export function MissingMember() {
  return (
    <main id={contentId} tabIndex={-1} className={alone}>
      <PageTitle title={layoutTexts.pageTitle(memberTexts.notFoundTitle)} />
      <Card padding="none" edge>
        <h1>
          <VisuallyHidden>{memberTexts.title}</VisuallyHidden>
        </h1>
        <EmptyState
          scene={<WaterScene />}
          message={memberTexts.notFoundTitle}
          action={
            <>
              <Text as="p" variant="label" weight="regular" tone="muted">
                {memberTexts.notFoundBody}
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
