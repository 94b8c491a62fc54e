import { authTexts } from '@/texts/auth';
import { characterTexts } from '@/texts/character';
import { commentTexts } from '@/texts/comment';
import { memberTexts } from '@/texts/member';
import { postTexts } from '@/texts/post';
import { settingsTexts } from '@/texts/settings';
import { writeTexts } from '@/texts/write';
import AxeBuilder from '@axe-core/playwright';
import { expect, signIn, test } from './support/site';

// axe looks at the colours of what is painted.
test.use({ isPainted: true });

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test(`axe finds no problem on the pages: ${theme}, ${size}`, async ({ page }) => {
      // The test checks many pages, one after the other.
      test.slow();
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const clean = async (path: string, ready: string) => {
        await page.goto(path);
        await expect(page.getByText(ready).first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
        expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html ?? ''}`)).toEqual(
          [],
        );
      };
      await clean('/login', authTexts.toSignup.ask);
      await clean('/signup', authTexts.toLogin.ask);
      await clean('/', postTexts.views('').trim());
      await signIn(page, 'member');
      await clean('/', postTexts.views('').trim());
      await clean('/post/1', commentTexts.label);
      await clean('/write', writeTexts.submit);
      await clean('/write-youtube', writeTexts.submit);
      await clean('/character', characterTexts.finish);
      await clean('/garden', '식물 레벨');
      await clean('/my', postTexts.pending);
      await clean('/my/settings', settingsTexts.sessions);
      await clean('/member/3', memberTexts.likes);
    });
  }
}
