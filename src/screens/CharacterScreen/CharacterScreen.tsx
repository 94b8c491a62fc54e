import { contentId } from '@/config/routes';
import { Customizer } from '@/features/customize-companion/Customizer';
import { PageTitle } from '@/features/page/PageTitle';
import { ownerAtom } from '@/state/session';
import { characterTexts } from '@/texts/character';
import { layoutTexts } from '@/texts/layout';
import { useAtomValue } from 'jotai';
import { MemberSlot } from '../parts/MemberSlot/MemberSlot';
import { CharacterHeader } from './CharacterHeader';
import { page } from './CharacterScreen.css';
import { CharacterSkeleton } from './CharacterSkeleton';

/** One's own companion, to be dressed. Only for members. */
export default function CharacterScreen() {
  return (
    <main id={contentId} tabIndex={-1} className={page}>
      <PageTitle title={layoutTexts.pageTitle(characterTexts.heading)} />
      <CharacterHeader member={useAtomValue(ownerAtom)} />
      <MemberSlot title={characterTexts.heading} skeleton={<CharacterSkeleton />}>
        {(member) => <Customizer userId={member.user_id} mode="page" />}
      </MemberSlot>
    </main>
  );
}
