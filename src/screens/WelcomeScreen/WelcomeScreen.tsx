import { contentId, returnPath, welcomePath, welcomeSteps } from '@/config/routes';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Row } from '@/design/components/Row/Row';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { cx } from '@/design/styles/cx';
import FirstCompanion from '@/features/customize-companion/FirstCompanion';
import FirstSeed from '@/features/garden/FirstSeed';
import FirstSpheres from '@/features/join-sphere/FirstSpheres';
import { PageTitle } from '@/features/page/PageTitle';
import { welcomeTexts } from '@/texts/welcome';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { MemberSlot } from '../parts/MemberSlot/MemberSlot';
import * as styles from './WelcomeScreen.css';

const all = welcomeSteps.length;

/**
 * The first steps after a sign-up: the companion, spheres and the garden. Every one can be skipped.
 * The address names the step, so that a reload and Back keep it. Only a sign-up leads here.
 */
export default function WelcomeScreen() {
  const navigate = useNavigate();
  const from = useSearchParams()[0].get('from');
  const { tab } = useParams();
  const at = Math.max(
    0,
    welcomeSteps.findIndex((step) => step === tab),
  );
  const following = welcomeSteps[at + 1];
  const isLast = following === undefined;
  const next = isLast ? returnPath(from) : welcomePath(from, following);
  const goOn = () => void navigate(next, { replace: isLast });
  const skip = (
    <LinkButton as={Link} to={next} replace={isLast} variant="soft" size="lg">
      {welcomeTexts.skip}
    </LinkButton>
  );
  return (
    <main id={contentId} tabIndex={-1} className={styles.page}>
      <PageTitle title={welcomeTexts.title} />
      <div className={styles.sheet}>
        <div className={styles.head}>
          <Row gap={6} flexGrow={1} role="img" aria-label={welcomeTexts.progress(at + 1, all)}>
            {welcomeSteps.map((step, place) => (
              <span key={step} className={cx(styles.bar, place <= at && styles.reached)} />
            ))}
          </Row>
          <LinkButton as={Link} to={returnPath(from)} replace variant="ghost" size="sm">
            {welcomeTexts.later}
          </LinkButton>
        </div>
        <MemberSlot
          title={welcomeTexts.title}
          skeleton={
            <div aria-busy="true">
              <h1>
                <VisuallyHidden>{welcomeTexts.title}</VisuallyHidden>
              </h1>
              <Skeleton height={420} radius="lg" />
            </div>
          }
        >
          {({ user_id: id }) =>
            at === 0 ? (
              <FirstCompanion userId={id} skip={skip} onDone={goOn} />
            ) : at === 1 ? (
              <FirstSpheres skip={skip} onDone={goOn} />
            ) : (
              <FirstSeed memberId={id} skip={skip} onDone={goOn} />
            )
          }
        </MemberSlot>
      </div>
    </main>
  );
}
