import AxeBuilder from '@axe-core/playwright';
import { expect, signIn, test } from './support/site';

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
      await clean('/login', '계정이 없으신가요?');
      await clean('/', '조회수');
      await signIn(page, 'member');
      await clean('/', '조회수');
      await clean('/post/1', '댓글');
      await clean('/write', '게시하기');
      await clean('/write-youtube', '게시하기');
      await clean('/character', '완성하기');
      await clean('/garden', '식물 레벨');
      await clean('/my', '검토 중');
      await clean('/my/settings', '로그인한 기기');
      await clean('/member/3', '받은 좋아요');
    });
  }
}
