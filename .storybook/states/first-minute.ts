import { welcomePath } from '@/config/routes';
import { commentTexts } from '@/texts/comment';
import { welcomeTexts } from '@/texts/welcome';
import { mistake, type Sight } from './sights';
import { fill } from './steps';

const member = { role: 'member' } as const;

/** The states of the first minute: guests and new members. */
export const firstSights: Sight[] = [
  mistake('post', 'GuestComment', '게스트의 댓글', commentTexts.submitGuest, {
    steps: [fill(commentTexts.label, '잘 봤습니다.')],
  }),
  mistake('welcome', 'Spheres', '스피어 고르기', welcomeTexts.spheres.title, {
    ...member,
    at: welcomePath(null, 'spheres'),
  }),
  mistake('welcome', 'Garden', '첫 씨앗 심기', welcomeTexts.garden.title, {
    ...member,
    at: welcomePath(null, 'garden'),
    world: 'onePlant',
  }),
  mistake('welcome', 'Planted', '첫 씨앗을 심은 뒤', welcomeTexts.garden.plantedTitle, {
    ...member,
    at: welcomePath(null, 'garden'),
  }),
];
